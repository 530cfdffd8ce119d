/** The day of the terms and policies that somebody accepts by signing up. Another day is another version. */
export const TERMS_VERSION = '2025-06-12';
