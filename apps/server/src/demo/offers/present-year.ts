/** The year that ages and prices of the lines are calculated from. */
export const PRESENT_YEAR = 2026;
