/** The year from which ages and prices of the lines are calculated. */
export const PRESENT_YEAR = 2026;
