import { REGRETS_BEFORE_PROOF, regretLimitEnd } from '@patio/domain/sales/regrets/regret-limit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { stopEnd, type StrikeRules } from '@patio/domain/people/strikes/active-strikes.ts';
import { usageColumns, usageJoins, type UsageRow } from '../../people/limits/public.ts';
import { DEPOSIT_RULE } from './deposit-of.store.ts';
import { standingColumns, type OfferStanding } from './offer-standing.store.ts';

/** The facts needed for one request of a round. */
export interface FactsQuestion {
  readonly offerCode: number;
  readonly accountId: number;
  readonly key: string | null;
  readonly addressCode: number | null;
  readonly device?: Buffer;
}

/** What must be known about a buyer before a deal on an offer is decided. Instants in epoch milliseconds, amounts in centavos. */
export interface DealFacts extends OfferStanding, UsageRow {
  /** A fresh code, promised to this request. */
  readonly code: number;
  readonly partner_id: number | null;
  readonly document: string | null;
  readonly person_kind: 'F' | 'J' | 'C';
  readonly person_name: string;
  readonly person_surname: string;
  readonly person_phone: string | null;
  readonly person_birth: string | null;
  readonly person_trade_name: string | null;
  readonly person_registration: string | null;
  readonly has_address: boolean;
  readonly is_staff: boolean;
  /** On the blocklist, directly or by the device used. */
  readonly is_listed: boolean;
  /** Tax numbers of the owner, of the selling store and of its representative. */
  readonly seller_documents: readonly (string | null)[];
  /** Own open proposals on this offer. */
  readonly proposed_here_cents: number;
  /** The deposit that bids above a value need; null: none is asked for. */
  readonly deposit_cents_asked: number | null;
  readonly deposit_above: number | null;
  /** They have left it for this offer. */
  readonly has_deposit: boolean;
  /** The value of the offer's vehicles by the reference table; null if one of them has no price there, and for verified accounts. */
  readonly reference_cents: number | null;
  /** Until when their strikes block deals; null if they do not. */
  readonly stopped_until: number | null;
  /** Until when their regrets require level 2 or a deposit for a deal (rule 0.27); null if they do not. */
  readonly proof_until: number | null;
  readonly last_at: number | null;
  readonly address_known: boolean;
  /** Whether they have ever proposed on this offer. */
  readonly has_proposed: boolean;
  readonly replay_status: number | null;
  readonly replay_body_hash: Buffer | null;
  readonly replay_reply: object | null;
  readonly replay_at: number | null;
}

/** The latest price of each vehicle; a lot has a reference if all its vehicles have one. */
const reference = `
        select case when count(*) = count(latest.cents) then sum(latest.cents)::bigint end
        from vehicle v left join vehicle_reference r on r.vehicle_code = v.code
        left join lateral (select m.cents from reference_price m
          where m.fipe_code = r.fipe_code and m.year_model = v.year_model order by m.month desc limit 1) latest on true
        where v.offer_code = q.offer_code`;

/** Rows found by a key are asked for one by one (`limit 1`), so that no plan reads all rows of a table that was empty when it was made. */
const facts = statement({
  name: 'deals.facts',
  neverNull: ['counted_at'],
  shape: shape<Pick<DealFacts, 'releases'>>(),
  text: `
    select q.ord::int as place, nextval('bid_code_sequence') as code, c.partner_id,
      c.document, c.kind as person_kind, c.name as person_name, c.surname as person_surname, c.phone as person_phone,
      c.birth as person_birth, c.trade_name as person_trade_name, c.registration as person_registration,
      exists (select from address where account_id = c.id) as has_address, c.staff_role is not null as is_staff,
      c.listed_at is not null or (
        select true from blocklist where mark = q.device and lifted_at is null limit 1) is true as is_listed,
      array[w.document, s.document, s.representative_document] as seller_documents,
      (select at from strike where account_id = q.account_id and removed_at is null
        order by at desc offset $7 limit 1) as deciding_strike_at,
       (select regretted_at from purchase where account_id = q.account_id and regretted_at is not null
         order by regretted_at desc offset ${REGRETS_BEFORE_PROOF - 1} limit 1) as deciding_regret_at,
       ${usageColumns('$6')},
       (select coalesce(sum(value_cents), 0)::bigint from proposal
         where account_id = q.account_id and offer_code = q.offer_code and status in ('open', 'countered')) as proposed_here_cents,
       asks_deposit.amount_cents as deposit_cents_asked, asks_deposit.above_cents as deposit_above,
       (select true from bid_deposit where account_id = q.account_id and offer_code = q.offer_code and state = 'held' limit 1) is true as has_deposit,
       case when c.identity_verified_at is null then (${reference}) end as reference_cents,
      p.last_at,
      d.code is not null as address_known, ${standingColumns('$6::timestamptz')},
      (select true from proposal where account_id = q.account_id and offer_code = q.offer_code limit 1) is true as has_proposed,
      i.status as replay_status, i.body_hash as replay_body_hash, i.reply as replay_reply,
      i.created_at as replay_at
    from unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[], $8::bytea[]) with ordinality
      q(offer_code, account_id, key, address_code, device, ord)
    join account c on c.id = q.account_id
    left join offer o on o.code = q.offer_code
    left join account w on w.id = o.owner_id
    left join partner s on s.id = o.partner_id
    left join lateral ${DEPOSIT_RULE} asks_deposit on true
    left join lateral (
      select last_at from participation where account_id = q.account_id and offer_code = q.offer_code limit 1) p on true
    left join address d on d.code = q.address_code and d.account_id = q.account_id
    left join lateral (
      select status, body_hash, reply, created_at from idempotency where account_id = q.account_id and key = q.key limit 1) i on true
    ${usageJoins({
      account: 'q.account_id',
      profile: 'c.profile_code',
      exceptOffer: 'q.offer_code',
      monthStart: '$5',
      now: '$6',
    })}
    order by q.ord`,
});

interface FactsTimes {
  readonly now: number;
  readonly monthStart: number;
  readonly strikes: StrikeRules;
}

/** More strikes than anyone has: nobody is blocked. */
const ENDLESS = 1_000_000;

/**
 * The facts for each request of a round, in order; undefined if the account is gone. `monthStart` is the first instant of the month in São
 * Paulo.
 */
export async function dealFacts(
  transaction: Transaction,
  questions: readonly FactsQuestion[],
  { strikes, ...times }: FactsTimes,
): Promise<(DealFacts | undefined)[]> {
  const parameters = [
    questions.map((question) => question.offerCode),
    questions.map((question) => question.accountId),
    questions.map((question) => question.key),
    questions.map((question) => question.addressCode),
    new Date(times.monthStart),
    new Date(times.now),
    strikes.beforeBlock > 0 ? strikes.beforeBlock - 1 : ENDLESS,
    questions.map((question) => question.device ?? null),
  ];
  const rows = await transaction.rows(facts, parameters);
  const byPlace = new Map(
    rows.map((row) => {
      const stopped_until = stopEnd(row.deciding_strike_at, times.now, strikes.months);
      const proof_until = regretLimitEnd(row.deciding_regret_at, times.now);
      return [row.place, { ...row, stopped_until, proof_until }];
    }),
  );
  return questions.map((_question, index) => byPlace.get(index + 1));
}
