import { reviewsList } from '@patio/contract/people/reviews/review-flag.ts';
import type { SharedTraitKind } from '@patio/domain/people/reviews/shared-traits.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { listSource, takenBy } from '../../../platform/lists/public.ts';

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

const from = `from review_flag f join offer o on o.code = f.offer_code left join account r on r.id = f.reviewer_id`;

const base = statement({
  name: 'reviews.list',
  text: `select f.code, f.offer_code, o.title as offer_title, f.kind, f.evidence, f.status, f.raised_at,
    r.name as reviewer, f.reviewed_at, f.note,
    (select json_agg(json_build_object('id', c.id, 'name', trim(c.name || ' ' || c.surname)) order by c.id)
      from account c where c.id = any(f.account_ids)) as accounts ${from}`,
  // A flag names accounts.
  neverNull: ['accounts'],
  shape: shape<Pick<FlagRow, 'accounts' | 'evidence'>>(),
});

/** The states of a flag, by their names in calls. */
const STATUS = `case f.status when 'open' then 'aberta' when 'dismissed' then 'descartada' else 'confirmada' end`;
/** Its kinds. */
const KIND = `case f.kind when 'same-device' then 'mesmo-aparelho' when 'same-document' then 'mesma-empresa'
  when 'same-address' then 'mesmo-endereco' when 'same-phone' then 'mesmo-telefone' when 'seller-device' then 'aparelho-do-vendedor'
  when 'seller-address' then 'endereco-do-vendedor' when 'seller-phone' then 'telefone-do-vendedor' else 'padrao-de-lances' end`;

/** Where the list of flags comes from. */
export const FLAGS = listSource(reviewsList, {
  base,
  from,
  key: 'f.code',
  sorts: { em: { sql: 'f.raised_at', type: 'timestamptz' } },
  filters: {
    situacao: STATUS,
    tipo: KIND,
    oferta: 'f.offer_code',
    em: 'f.raised_at',
    comQuem: takenBy('suspicion', 'f.code'),
  },
  searched: { texts: ['o.title'], codes: ['f.code', 'f.offer_code'] },
});

const find = statement({
  name: 'reviews.find',
  text: `${base.text} where f.code = $1`,
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

const reopen = statement({
  name: 'reviews.reopen',
  text: `update review_flag set status = 'open', reviewer_id = null, reviewed_at = null, note = ''
    where code = $1 and reviewer_id = $2 and reviewed_at = $3 returning offer_code`,
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

/** The writer of decisions on flags, in one transaction. */
export function flagWriter(transaction: Transaction) {
  return {
    lock: (code: number) => transaction.row(lock, [code]),
    find: (code: number) => transaction.row(find, [code]),
    /** Opens a flag again that a reviewer decided at an instant; undefined: it is no longer so. */
    reopen: (code: number, decided: { readonly by: number; readonly at: number }) =>
      transaction.row(reopen, [code, decided.by, new Date(decided.at)]),
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
