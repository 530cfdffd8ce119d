/** Terms of the catalogue in other languages; the catalogue itself is in Portuguese. */
export const termTexts: Readonly<Record<string, string>> = {};
