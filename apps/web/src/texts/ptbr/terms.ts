/** Words of the catalogue in other languages; the catalogue itself speaks Portuguese. */
export const termTexts: Readonly<Record<string, string>> = {};
