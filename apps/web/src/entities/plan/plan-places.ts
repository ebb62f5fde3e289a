/** Where plans are managed, for links from elsewhere. Their routes are other features’. */

/** Buying plan-months. */
export const BUYING: string = '/subscriptions/buy';
/** Giving plan-months for nothing, by administrators. */
export const GRANTS: string = '/subscriptions/grants';
