/** Among whom pupils are ranked, as schools and pupils settle it. */

/** What a school chooses for its pupils: no rating, among the own group only, or everywhere. */
export const schoolRatings = ['off', 'group', 'all'] as const;
export type SchoolRating = (typeof schoolRatings)[number];

/** Where others see a pupil. */
export const ratingReaches = ['nowhere', 'group', 'everywhere'] as const;
export type RatingReach = (typeof ratingReaches)[number];
