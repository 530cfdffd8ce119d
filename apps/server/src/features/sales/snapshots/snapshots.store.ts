import type { PurchaseSnapshot } from '@patio/domain/sales/purchases/purchase-snapshot.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import type { SnapshotSale } from './snapshot-facts.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

/** A snapshot as it is stored. Instant in epoch milliseconds. */
export interface SnapshotRow extends PurchaseSnapshot {
  readonly purchase_code: number;
  readonly offer_code: number;
  /** Of the offer; null: of the house. */
  readonly partner_id: number | null;
  readonly reconstituted: boolean;
  readonly taken_at: number;
}

const insert = statement({
  name: 'snapshots.insert',
  text: `insert into purchase_snapshot (purchase_code, facts, hash, personal, salt, reconstituted, taken_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
});

const columns = `s.purchase_code, p.offer_code, o.partner_id, s.facts, s.hash, s.personal, s.salt, s.reconstituted, s.taken_at`;
const joined =
  'from purchase_snapshot s join purchase p on p.code = s.purchase_code join offer o on o.code = p.offer_code';

const find = statement({
  name: 'snapshots.find',
  text: `select ${columns} ${joined} where s.purchase_code = $1`,
});

const findOwn = statement({
  name: 'snapshots.find-own',
  text: `select ${columns} ${joined} where p.offer_code = $1 and p.account_id = $2 order by p.code desc limit 1`,
});

const missing = statement({
  name: 'snapshots.missing',
  text: claim(
    `p.code, p.offer_code as "offerCode", p.account_id as "accountId", p.origin, p.value_cents as value, p.freight,
      p.address_code as "addressCode", p.costs, p.created_at as at`,
    {
      from: 'purchase p',
      where: 'not exists (select from purchase_snapshot s where s.purchase_code = p.code)',
      order: 'p.code',
      limit: '$1',
    },
  ),
  shape: shape<Pick<SnapshotSale, 'costs'>>(),
});

/** Writes a snapshot, once for each purchase. */
export async function insertSnapshot(
  transaction: Transaction,
  snapshot: Omit<SnapshotRow, 'offer_code' | 'partner_id'>,
): Promise<void> {
  const { purchase_code: code, facts, hash, personal, salt, reconstituted, taken_at: at } = snapshot;
  await transaction.run(insert, [code, facts, hash, personal, salt, reconstituted, new Date(at)]);
}

/** The snapshot of a purchase. */
export function findSnapshot(queries: Queries, purchaseCode: number): Promise<SnapshotRow | undefined> {
  return queries.row(find, [purchaseCode]);
}

/** That of the last purchase of an offer by a user. */
export function findOwnSnapshot(
  queries: Queries,
  offerCode: number,
  accountId: number,
): Promise<SnapshotRow | undefined> {
  return queries.row(findOwn, [offerCode, accountId]);
}

/** Purchases without one, locked. */
export function withoutSnapshot(transaction: Transaction, limit: number): Promise<SnapshotSale[]> {
  return transaction.rows(missing, [limit]);
}
