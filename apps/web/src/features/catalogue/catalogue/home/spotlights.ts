/** How many spotlight offers home loads at a time. */
export const SPOTLIGHTS = 8;
