/** Where in the profile a director finds the settings of the own school, as the address says it. */
export const SCHOOL_PLACE = 'school';
