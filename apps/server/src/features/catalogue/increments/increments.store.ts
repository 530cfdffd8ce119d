import type { IncrementBand, IncrementTable } from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

const columns = `partner_id as "partnerId", category_code as "categoryCode", bands`;

const forStores = statement({
  name: 'increments.for-stores',
  text: `select ${columns} from increment_table where partner_id is null or partner_id = any($1::bigint[])`,
  shape: shape<Pick<IncrementTable, 'bands'>>(),
});

const list = statement({
  name: 'increments.list',
  text: `select ${columns} from increment_table where $1::bigint is null or partner_id = $1
         order by partner_id nulls first, category_code nulls first`,
  shape: shape<Pick<IncrementTable, 'bands'>>(),
});

const write = statement({
  name: 'increments.write',
  text: `insert into increment_table (partner_id, category_code, bands, changed_by, changed_at) values ($1, $2, $3, $4, $5)
         on conflict (partner_id, category_code) do update
           set bands = excluded.bands, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
});

const remove = statement({
  name: 'increments.remove',
  text: `delete from increment_table where partner_id is not distinct from $1 and category_code is not distinct from $2`,
});

const known = statement({
  name: 'increments.known',
  text: `select ($1::bigint is null or exists (select from partner where id = $1)) as partner,
                ($2::bigint is null or exists (select from category where code = $2)) as category`,
});

/** The bands of the house and of some stores, which decide the increments of their offers. */
export function incrementTables(
  queries: Queries,
  partnerIds: readonly (number | null)[],
): Promise<IncrementTable[]> {
  const stores = partnerIds.filter((id) => id !== null);
  return queries.rows(forStores, [[...new Set(stores)]]);
}

/** Every table that is set, or those of one store. */
export function listTables(queries: Queries, partnerId: number | null): Promise<IncrementTable[]> {
  return queries.rows(list, [partnerId]);
}

/** Whether a store and a category exist; true for null. */
export async function knownPlace(
  queries: Queries,
  partnerId: number | null,
  categoryCode: number | null,
): Promise<{ partner: boolean; category: boolean }> {
  const row = await queries.row(known, [partnerId, categoryCode]);
  return row ?? { partner: false, category: false };
}

interface TableChange {
  readonly partnerId: number | null;
  readonly categoryCode: number | null;
  /** None: the bands are removed. */
  readonly bands: readonly IncrementBand[];
  readonly actorId: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Sets bands or removes them. */
export async function writeTable(transaction: Transaction, change: TableChange): Promise<void> {
  const { partnerId, categoryCode, bands, actorId, at } = change;
  await (bands.length === 0
    ? transaction.run(remove, [partnerId, categoryCode])
    : transaction.run(write, [partnerId, categoryCode, JSON.stringify(bands), actorId, new Date(at)]));
}
