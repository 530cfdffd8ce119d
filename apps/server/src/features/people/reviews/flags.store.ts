import type { SharedTraitKind } from '@patio/domain/people/reviews/shared-traits.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

export type FlagKind = SharedTraitKind | 'bidding-pattern';
export type FlagStatus = 'open' | 'dismissed' | 'confirmed';

/** A suspicion: what, about whom, and why. */
export interface Suspicion {
  readonly kind: FlagKind;
  /** In rising order. */
  readonly accounts: readonly number[];
  /** Counts, shares and booleans; nothing that names anyone. */
  readonly evidence: Readonly<Record<string, number | boolean>>;
}

/** A flag as reviewers read it. Instants in epoch milliseconds UTC. */
export interface FlagRow {
  readonly code: number;
  readonly offer_code: number;
  readonly offer_title: string;
  readonly kind: FlagKind;
  readonly accounts: readonly { readonly id: number; readonly name: string }[];
  readonly evidence: Readonly<Record<string, number | boolean>>;
  readonly status: FlagStatus;
  readonly raised_at: number;
  readonly reviewer: string | null;
  readonly reviewed_at: number | null;
  readonly note: string;
}

const open = statement({
  name: 'reviews.open',
  text: `select exists (select from review_flag where offer_code = $1 and status = 'open') as found`,
});

const raise = statement({
  name: 'reviews.raise',
  text: `insert into review_flag (offer_code, kind, account_ids, evidence, raised_at)
         select $1, f.kind, f.accounts, f.evidence, $2
         from jsonb_to_recordset($3::jsonb) f(kind text, accounts bigint[], evidence jsonb)
         on conflict (offer_code, kind, account_ids) do update set evidence = excluded.evidence
         where review_flag.status = 'open'`,
});

const columns = `f.code, f.offer_code, o.title as offer_title, f.kind, f.evidence, f.status, f.raised_at,
  r.name as reviewer, f.reviewed_at, f.note,
  (select json_agg(json_build_object('id', c.id, 'name', trim(c.name || ' ' || c.surname)) order by c.id)
    from account c where c.id = any(f.account_ids)) as accounts
  from review_flag f join offer o on o.code = f.offer_code left join account r on r.id = f.reviewer_id`;

const list = statement({
  name: 'reviews.list',
  text: `select ${columns} where ($1::text is null or f.status = $1)
         order by f.status <> 'open', f.code desc limit $2 offset $3`,
  // A flag names accounts.
  neverNull: ['accounts'],
  shape: shape<Pick<FlagRow, 'accounts' | 'evidence'>>(),
});

const count = statement({
  name: 'reviews.count',
  text: `select count(*) as total from review_flag where $1::text is null or status = $1`,
});

const find = statement({
  name: 'reviews.find',
  text: `select ${columns} where f.code = $1`,
  // A flag names accounts.
  neverNull: ['accounts'],
  shape: shape<Pick<FlagRow, 'accounts' | 'evidence'>>(),
});

const lock = statement({
  name: 'reviews.lock',
  text: 'select offer_code, status, note from review_flag where code = $1 for update',
});

const decide = statement({
  name: 'reviews.decide',
  text: `update review_flag set status = $2, reviewer_id = $3, reviewed_at = $4, note = $5 where code = $1`,
});

/** Whether an offer has an open flag about its bidding. */
export async function hasOpenFlags(queries: Queries, offerCode: number): Promise<boolean> {
  return (await queries.row(open, [offerCode]))?.found ?? false;
}

/** Raises new flags; decided ones stay as they are. */
export async function raiseFlags(
  transaction: Transaction,
  offerCode: number,
  suspicions: readonly Suspicion[],
  now: number,
): Promise<void> {
  if (suspicions.length === 0) return;
  await transaction.run(raise, [offerCode, new Date(now), JSON.stringify(suspicions)]);
}

/** Flags, open ones first and then the newest; null for all. */
export async function listFlags(
  queries: Queries,
  status: FlagStatus | null,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly FlagRow[]; readonly total: number }> {
  const [rows, counted] = await Promise.all([
    queries.rows(list, [status, page.limit, page.offset]),
    queries.row(count, [status]),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** The writer of decisions on flags, in one transaction. */
export function flagWriter(transaction: Transaction) {
  return {
    lock: (code: number) => transaction.row(lock, [code]),
    find: (code: number) => transaction.row(find, [code]),
    decide: (
      code: number,
      decision: {
        status: Exclude<FlagStatus, 'open'>;
        reviewerId: number;
        at: number;
        note: string;
      },
    ) =>
      transaction.run(decide, [
        code,
        decision.status,
        decision.reviewerId,
        new Date(decision.at),
        decision.note,
      ]),
  };
}
