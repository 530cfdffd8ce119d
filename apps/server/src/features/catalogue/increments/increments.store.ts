import type { IncrementBand, IncrementTable } from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

const columns = `i.partner_id as "partnerId", i.category_code as "categoryCode", i.bands`;

const forStores = statement({
  name: 'increments.for-stores',
  text: `select ${columns} from increment_table i where partner_id is null or partner_id = any($1::bigint[])`,
  shape: shape<Pick<IncrementTable, 'bands'>>(),
});

const listed = `select ${columns}, i.code, p.name as store, c.name as category, trim(a.name || ' ' || a.surname) as editor,
    a.partner_id as "editorStore", i.changed_at from increment_table i join account a on a.id = i.changed_by
    left join partner p on p.id = i.partner_id left join category c on c.code = i.category_code`;

const list = statement({
  name: 'increments.list',
  text: `${listed} where $1::bigint is null or i.partner_id = $1 order by i.partner_id nulls first, i.category_code nulls first`,
  shape: shape<Pick<IncrementTable, 'bands'>>(),
});

const lock = statement({
  name: 'increments.lock',
  text: `${listed} where i.partner_id is not distinct from $1 and i.category_code is not distinct from $2 for update of i`,
  shape: shape<Pick<IncrementTable, 'bands'>>(),
});

const add = statement({
  name: 'increments.add',
  text: `insert into increment_table (partner_id, category_code, bands, changed_by, changed_at) values ($1, $2, $3, $4, $5)
         on conflict (partner_id, category_code) do nothing returning code`,
});

const change = statement({
  name: 'increments.change',
  text: 'update increment_table set bands = $2, changed_by = $3, changed_at = $4 where code = $1',
});

const remove = statement({ name: 'increments.remove', text: 'delete from increment_table where code = $1' });

const known = statement({
  name: 'increments.known',
  text: `select ($1::bigint is null or exists (select from partner where id = $1)) as partner,
                ($2::bigint is null or exists (select from category where code = $2)) as category`,
});

/** A table with names, and who set it when. */
export interface ListedTable extends IncrementTable {
  readonly code: number;
  readonly store: string | null;
  readonly category: string | null;
  readonly editor: string;
  readonly editorStore: number | null;
  readonly changed_at: number;
}

/** The house (null) or a store, and one category or (null) all. */
export type TablePlace = Pick<IncrementTable, 'partnerId' | 'categoryCode'>;

/** The bands of the house and of some stores, which decide the increments of their offers. */
export function incrementTables(
  queries: Queries,
  partnerIds: readonly (number | null)[],
): Promise<IncrementTable[]> {
  const stores = partnerIds.filter((id) => id !== null);
  return queries.rows(forStores, [[...new Set(stores)]]);
}

/** Every table that is set, or those of one store. */
export function listTables(queries: Queries, partnerId: number | null): Promise<ListedTable[]> {
  return queries.rows(list, [partnerId]);
}

/** Whether a store and a category exist; true for null. */
export async function knownPlace(
  queries: Queries,
  { partnerId, categoryCode }: TablePlace,
): Promise<{ partner: boolean; category: boolean }> {
  const row = await queries.row(known, [partnerId, categoryCode]);
  return row ?? { partner: false, category: false };
}

/** The table of a place, which nobody else changes until the end of the transaction. */
export function lockedTable(
  transaction: Transaction,
  { partnerId, categoryCode }: TablePlace,
): Promise<ListedTable | undefined> {
  return transaction.row(lock, [partnerId, categoryCode]);
}

interface Bands {
  readonly bands: readonly IncrementBand[];
  readonly actorId: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Adds a table; its number, undefined if the place has one meanwhile. */
export async function addTable(
  transaction: Transaction,
  { partnerId, categoryCode, bands, actorId, at }: TablePlace & Bands,
): Promise<number | undefined> {
  const values = [partnerId, categoryCode, JSON.stringify(bands), actorId, new Date(at)];
  return (await transaction.row(add, values))?.code;
}

/** Sets the bands of a table; without bands removes it. */
export async function changeTable(
  transaction: Transaction,
  code: number,
  { bands, actorId, at }: Bands,
): Promise<void> {
  await (bands.length === 0
    ? transaction.run(remove, [code])
    : transaction.run(change, [code, JSON.stringify(bands), actorId, new Date(at)]));
}
