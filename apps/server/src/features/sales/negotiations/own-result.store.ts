import type { OfferStatus } from '@patio/domain/catalogue/catalogue/offer-status.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { ofOpenStore } from '../../catalogue/shown-offers/public.ts';
import { statement } from '../../../platform/db/statement.ts';

const find = statement({
  name: 'negotiations.own-result',
  text: `
    select o.status, pu.code as purchase_code, pu.value_cents as bought_cents, pu.cancelled_at,
      (select value_cents from second_chance
       where offer_code = o.code and account_id = $2 and status = 'offered' and (expires_at > $3 or not ${ofOpenStore})) as chance_cents,
      a.leader_id = $2 and a.conditional_until is not null as undecided_best,
      exists (select from participation where offer_code = o.code and account_id = $2)
        or exists (select from proposal where offer_code = o.code and account_id = $2) as took_part
    from offer o join auction a on a.offer_code = o.code
    left join lateral (select code, value_cents, cancelled_at from purchase
      where offer_code = o.code and account_id = $2 order by code desc limit 1) pu on true
    where o.code = $1`,
});

/** Amounts in centavos, instants in epoch milliseconds; everything but the status is the user's own. */
export interface OwnResultRow {
  readonly status: OfferStatus;
  readonly purchase_code: number | null;
  readonly bought_cents: number | null;
  readonly cancelled_at: number | null;
  readonly chance_cents: number | null;
  readonly undecided_best: boolean | null;
  readonly took_part: boolean;
}

/** A user's involvement in an offer. */
export function findOwnResult(
  queries: Queries,
  offerCode: number,
  { accountId, now }: { readonly accountId: number; readonly now: number },
): Promise<OwnResultRow | undefined> {
  return queries.row(find, [offerCode, accountId, new Date(now)]);
}
