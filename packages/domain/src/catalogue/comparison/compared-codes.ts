/** Maximum of offers side by side: more columns are hard to compare. */
export const MOST_COMPARED = 4;

/** The offers that a URL asks to compare. */
export interface ComparedCodes {
  /** In the order of the URL, each once, at most four. */
  readonly codes: readonly number[];
  /** Those that came after the fourth. */
  readonly beyond: readonly number[];
  /** Invalid codes, as they were written. */
  readonly unreadable: readonly string[];
}

/** Parses `12,7,31` from a URL. Duplicates count once; nothing is refused, unusable parts are reported. */
export function comparedFromText(text: string): ComparedCodes {
  const parts = text.split(',').map((part) => part.trim());
  const readable = parts.filter((part) => isCode(part)).map(Number);
  const distinct = [...new Set(readable)];
  return {
    codes: distinct.slice(0, MOST_COMPARED),
    beyond: distinct.slice(MOST_COMPARED),
    unreadable: [...new Set(parts.filter((part) => part !== '' && !isCode(part)))],
  };
}

/** Writes codes in the form that `comparedFromText` reads. */
export function comparedToText(codes: readonly number[]): string {
  return codes.join(',');
}

/** Whether an offer can be added: it is not among the chosen ones and there is room. */
export function hasRoomFor(code: number, chosen: readonly number[]): boolean {
  return chosen.length < MOST_COMPARED && !chosen.includes(code);
}

function isCode(text: string): boolean {
  return /^\d{1,15}$/.test(text) && Number(text) > 0;
}
