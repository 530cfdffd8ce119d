import { plainName } from '../charges/payer.ts';

/** People under sanctions (Lei 13.810/2019), and politically exposed ones (Resolução COAF 40/2021). */
export const WATCH_LISTS = ['sanctions', 'pep'] as const;
export type WatchListKind = (typeof WATCH_LISTS)[number];

/** A person of a list. `document`: digits, and asterisks for those that the publisher hides; null: the list names none. */
export interface WatchedName {
  readonly kind: WatchListKind;
  readonly name: string;
  readonly document: string | null;
  readonly detail: string;
}

/** A document of a list in its stored form: 11 or 14 digits, letters of a CNPJ or asterisks; null: it is none. */
export function watchedDocument(text: string): string | null {
  const signs = text.toUpperCase().replaceAll(/[^0-9A-Z*]/g, '');
  return /^([0-9*]{11}|[0-9A-Z*]{14})$/.test(signs) && /[0-9]/.test(signs) ? signs : null;
}

/**
 * Whether an entry may be this person: the same whole document, whatever the name; or the same name without accents, and no digit of the
 * documents that differs. Who has no document, or is in a list without any, is found by the name alone: a user of finance decides whether it
 * is them.
 */
export function mayBeWatched(
  person: { readonly name: string; readonly document: string | null },
  entry: WatchedName,
): boolean {
  const known = person.document === null ? null : watchedDocument(person.document);
  if (known !== null && known === entry.document) return true;
  const name = plainName(person.name);
  if (name === '' || name !== plainName(entry.name)) return false;
  if (known === null || entry.document === null) return true;
  // A company is not a person of the same name.
  if (known.length !== entry.document.length) return false;
  return Array.from(entry.document).every((sign, index) => sign === '*' || sign === known[index]);
}
