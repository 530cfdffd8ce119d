import { plainName } from '@patio/domain/finance/charges/payer.ts';
import {
  mayBeWatched,
  watchedDocument,
  type WatchedName,
} from '@patio/domain/finance/aml-cases/watch-lists.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import type { CaseFlag } from '../cases.store.ts';
import { entriesNamed } from './watch-lists.store.ts';

interface Person {
  readonly name: string;
  readonly document: string | null;
}

/** Asks the lists for a person: those that were read with `npm run watch-lists`. */
export async function entriesOf(queries: Queries, person: Person): Promise<readonly WatchedName[]> {
  const document = person.document === null ? null : watchedDocument(person.document);
  const found = await entriesNamed(queries, plainName(person.name), document);
  return found.filter((entry) => mayBeWatched(person, entry));
}

/** What a case begins with: the entries that it is opened for; null: it is not for a list. */
export function reasonOf(flag: CaseFlag, entries: readonly WatchedName[]): string | null {
  const named = entries.filter(({ kind }) => kind === flag);
  if (named.length === 0) return null;
  return named
    .map(({ name, document, detail }) => [name, document, detail].filter((part) => part).join(' · '))
    .join('\n')
    .slice(0, 4000);
}
