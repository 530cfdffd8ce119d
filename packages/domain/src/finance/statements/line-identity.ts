import { plainName } from '../charges/payer.ts';
import type { StatementLine } from './bank-statement.ts';

/**
 * What each line is known by, in their order, so that a statement that is imported twice, or overlaps another one, adds nothing: what the bank
 * calls it, its day and its amount, or its text if the bank calls it nothing. Banks repeat all of these, so equal lines are counted.
 */
export function lineIdentities(lines: readonly StatementLine[]): readonly string[] {
  const counts = new Map<string, number>();
  return lines.map(({ id, day, amount, text, name }) => {
    const known =
      id === null ? ['text', day, amount, plainName(`${text} ${name ?? ''}`)] : ['id', id, day, amount];
    const base = JSON.stringify(known);
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return `${base}#${count}`;
  });
}

/** The longest reference of a receipt; parts of a movement get a number behind it. */
const LONGEST = 76;
const KEY_LENGTH = 12;
const ACCOUNT_LENGTH = 24;

/**
 * The reference by which a movement is booked, once: the end-to-end id of a Pix, which the bank may tell of by other ways too; otherwise account
 * and the bank's own id, with the beginning of the key of the line, because banks repeat their ids. It has no `/`, behind which a part has its number.
 */
export function lineReference(
  line: Pick<StatementLine, 'id' | 'text'>,
  account: string,
  key: string,
): string {
  const pix = endToEndIdIn(`${line.id ?? ''} ${line.text}`);
  if (pix !== null) return pix;
  const from = account.slice(-ACCOUNT_LENGTH);
  const known = (line.id ?? '').slice(0, LONGEST - from.length - KEY_LENGTH - 2);
  return [from, known, key.slice(0, KEY_LENGTH)]
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(/[\s/]+/g, ' ')
    .trim()
    .toUpperCase();
}

/** The reference of a part of a movement that pays several charges, counted from 1; what stands before `/` is that of the movement. */
export function partReference(reference: string, part: number): string {
  return part === 1 ? reference : `${reference}/${part}`;
}

const END_TO_END = /(?<![A-Z0-9])([ED]\d{20}[A-Z0-9]{11})(?![A-Z0-9])/i;

/** The id by which all banks know a Pix (`E` and 31 characters), or its return (`D`), if a text names one; upper case. */
export function endToEndIdIn(text: string): string | null {
  return END_TO_END.exec(text)?.[1]?.toUpperCase() ?? null;
}

const TXID = /(?<![A-Za-z0-9])[A-Za-z0-9]{26,35}(?![A-Za-z0-9])/g;

/** What may be the txid of a Pix charge in a text: 26 to 35 letters and digits. */
export function txidsIn(text: string): readonly string[] {
  return [...text.matchAll(TXID)].map(([found]) => found).slice(0, 5);
}
