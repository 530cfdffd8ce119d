import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import type { SaleRightColumns } from '../../catalogue/catalogue/public.ts';
import type { StoredCause } from '@patio/domain/sales/sale-terms/stored-cause.ts';
import { IS_THERE } from '../visits/public.ts';
import type { StoredChange } from './wire-change.ts';

/** Public facts about how an offer is sold. Instants in epoch milliseconds. */
export interface SaleTermsRow extends SaleRightColumns {
  readonly code: number;
  readonly corrections:
    | readonly { readonly at: string; readonly reason: string; readonly changes: readonly StoredChange[] }[]
    | null;
  readonly cause: StoredCause | null;
  readonly withdrawn_at: number | null;
  /** A vehicle of it stands at a place that takes visits. */
  readonly visitable: boolean;
}

const find = statement({
  name: 'sale-terms.find',
  text: `select o.code, o.goods_origin, o.auctioneer_name, o.auctioneer_registration, o.auctioneer_notice, w.cause, w.at as withdrawn_at,
      exists (select from visit_place p where p.open and ${IS_THERE}) as visitable,
      (select json_agg(json_build_object('at', c.at, 'reason', c.reason, 'changes', c.changes) order by c.code desc)
        from offer_correction c where c.offer_code = o.code) as corrections
    from offer o left join offer_withdrawal w on w.offer_code = o.code
    where o.code = coalesce((select v.offer_code from vehicle v where v.code = $1), $1) and o.published_at <= $2::timestamptz`,
  shape: shape<Pick<SaleTermsRow, 'corrections'>>(),
});

/** The terms of a published offer; the code may be one of its vehicles' (C-30). */
export function findSaleTerms(
  queries: Queries,
  code: number,
  now: number,
): Promise<SaleTermsRow | undefined> {
  return queries.row(find, [code, new Date(now)]);
}
