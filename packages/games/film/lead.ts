/** Time to look at the place where something will be, in milliseconds; simulated pupils keep it, too. */
export const LEAST_LEAD_MS = 800;
