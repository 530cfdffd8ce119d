import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { StoredCause } from '@patio/domain/sales/sale-terms/stored-cause.ts';

/** A purchase as reported to sellers. Value in centavos. */
export interface SoldFacts {
  readonly value_cents: number;
  readonly cancelled: boolean;
  readonly delivered_to: string | null;
  readonly default_reason: string | null;
  readonly name: string;
  readonly whole_name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** A cancellation, or the request for one. Value in centavos. */
export interface CancelledFacts {
  readonly value_cents: number;
  /** Null: it was about a best bid, and nobody has bought. */
  readonly name: string | null;
  readonly reason: string;
  readonly text: string | null;
  readonly has_bank_data: boolean;
  /** It still waits for an answer. */
  readonly waits: boolean;
}

/** A purchase that its consumer returned. Value in centavos, instant in epoch milliseconds. */
export interface RegrettedFacts {
  readonly value_cents: number;
  readonly name: string;
  readonly delivered: boolean;
  /** There is a known payment, or an account for its refund. */
  readonly refunds: boolean;
  readonly at: number;
}

/** A sale that was withdrawn for cause. Value in centavos. */
export interface WithdrawnFacts {
  readonly value_cents: number;
  readonly name: string;
  readonly cause: StoredCause;
  readonly refunds: boolean;
}

const sold = statement({
  name: 'selling-side.sold',
  text: `select p.value_cents, p.cancelled_at is not null as cancelled, p.default_reason,
      case when p.freight = 'S' then t.uf end as delivered_to, c.name,
      concat_ws(' ', c.name, nullif(c.surname, '')) as whole_name, c.email, c.phone
    from purchase p join account c on c.id = p.account_id left join address d on d.code = p.address_code
    left join state t on t.code = d.state_code where p.code = $1`,
});

const cancelled = statement({
  name: 'selling-side.cancelled',
  text: `select coalesce(p.value_cents, a.price_cents) as value_cents, case when p.code is not null then b.name end as name,
      r.description as reason, c.text, c.bank_data is not null as has_bank_data, c.outcome = 'review' as waits
    from cancellation c join auction a on a.offer_code = c.offer_code join account b on b.id = c.account_id
    join cancel_reason r on r.code = c.reason_code left join purchase p on p.code = c.purchase_code where c.id = $1`,
});

/** Whether there is money of the buyer of purchase `p` to give back: approved by hand, or owed by the book, which knows of a part as well. */
const TO_GIVE_BACK = `(p.payment_approved is true or coalesce((select sum(e.amount_cents) from charge h join book_entry e on e.charge_code = h.code
  join book_account k on k.code = e.account_code and k.kind in ('user', 'suspense') where h.purchase_code = p.code), 0) < 0)`;

const regretted = statement({
  name: 'selling-side.regretted',
  text: `select p.value_cents, b.name, p.finished_at is not null
        or exists (select from yard_exit x where x.purchase_code = p.code and x.undone_at is null) as delivered, c.requested_at as at,
      ${TO_GIVE_BACK} or c.bank_data is not null as refunds
    from cancellation c join purchase p on p.code = c.purchase_code join account b on b.id = c.account_id where c.id = $1`,
});

const withdrawn = statement({
  name: 'selling-side.withdrawn',
  text: `select p.value_cents, b.name, w.cause, ${TO_GIVE_BACK} as refunds
    from offer_withdrawal w join purchase p on p.code = w.purchase_code join account b on b.id = p.account_id where p.code = $1`,
});

const chance = statement({
  name: 'selling-side.second-chance',
  text: 'select value_cents from second_chance where code = $1',
});

/** Reads the current facts of a deal for notifications. */
export function dealFacts(queries: Queries) {
  return {
    sold: (purchaseCode: number) => queries.row(sold, [purchaseCode]),
    cancelled: (id: number) => queries.row(cancelled, [id]),
    regretted: (id: number) => queries.row(regretted, [id]),
    withdrawn: (purchaseCode: number) => queries.row(withdrawn, [purchaseCode]),
    secondChance: async (code: number): Promise<number | undefined> =>
      (await queries.row(chance, [code]))?.value_cents,
  };
}
