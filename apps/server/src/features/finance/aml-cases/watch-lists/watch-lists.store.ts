import type { WatchedName, WatchListKind } from '@patio/domain/finance/aml-cases/watch-lists.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';

const kinds = shape<{ kind: WatchListKind }>();

const named = statement({
  name: 'watch-lists.named',
  text: `select kind, name, document, detail from watched_name where plain = $1 or document = $2
    order by kind, document is not distinct from $2 desc, name limit 1000`,
  shape: kinds,
});

const lists = statement({
  name: 'watch-lists.all',
  text: 'select kind, source, names, read_at from watch_list order by kind desc',
  shape: kinds,
});

const drop = statement({ name: 'watch-lists.drop', text: 'delete from watch_list where kind = $1' });

const add = statement({
  name: 'watch-lists.add',
  text: 'insert into watch_list (kind, source, names, read_at) values ($1, $2, $3, $4)',
});

const addNames = statement({
  name: 'watch-lists.add-names',
  text: `insert into watched_name (kind, plain, document, name, detail)
    select $1, plain, document, name, detail
      from jsonb_to_recordset($2::jsonb) as x (plain text, document text, name text, detail text)`,
});

const news = statement({
  name: 'watch-lists.news',
  text: `insert into aml_news (account_id) select distinct p.account_id from purchase p
    join account a on a.id = p.account_id where p.created_at >= $1 and p.cancelled_at is null and a.erased_at is null`,
});

/** The entries with a name, as names are compared, or with a whole document. */
export const entriesNamed = (queries: Queries, plain: string, document: string | null) =>
  queries.rows(named, [plain, document]);

/** The lists that were read, with their size and when. */
export const readLists = (queries: Queries) => queries.rows(lists, []);

/** What is known of an edition. */
interface Edition {
  readonly kind: WatchListKind;
  readonly source: string;
  readonly names: number;
  readonly at: number;
}

/** Begins a new edition in the place of the one before. */
export async function beginList(
  transaction: Transaction,
  { kind, source, names, at }: Edition,
): Promise<void> {
  await transaction.run(drop, [kind]);
  await transaction.run(add, [kind, source, names, new Date(at)]);
}

/** A person of a list with the name as it is compared. */
export type StoredName = Omit<WatchedName, 'kind'> & { readonly plain: string };

/** Adds people to an edition. */
export async function addWatched(
  transaction: Transaction,
  kind: WatchListKind,
  names: readonly StoredName[],
): Promise<void> {
  await transaction.run(addNames, [kind, JSON.stringify(names)]);
}

/** Everybody who bought since an instant is looked at again. */
export async function lookAgain(transaction: Transaction, since: number): Promise<void> {
  await transaction.run(news, [new Date(since)]);
}
