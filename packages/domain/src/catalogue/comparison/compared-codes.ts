/** How many offers stand side by side at most: more columns than that nobody takes in. */
export const MOST_COMPARED = 4;

/** The offers that an address asks to compare. */
export interface ComparedCodes {
  /** In the order of the address, each once, at most four. */
  readonly codes: readonly number[];
  /** Those that came after the fourth. */
  readonly beyond: readonly number[];
  /** What can be no code, as it was written. */
  readonly unreadable: readonly string[];
}

/** Reads `12,7,31` as an address has it. What is said twice counts once; nothing is refused, what cannot be used is named. */
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

/** Writes codes as `comparedFromText` reads them. */
export function comparedToText(codes: readonly number[]): string {
  return codes.join(',');
}

/** Whether an offer may join those that were chosen: it is not among them and there is room. */
export function hasRoomFor(code: number, chosen: readonly number[]): boolean {
  return chosen.length < MOST_COMPARED && !chosen.includes(code);
}

function isCode(text: string): boolean {
  return /^\d{1,15}$/.test(text) && Number(text) > 0;
}
