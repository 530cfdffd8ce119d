import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { isShown } from '../shown-offers/public.ts';

/** A vehicle with the months of its FIPE price, oldest first; without a link or a price there are none. */
export interface ReferenceRow {
  readonly code: number;
  readonly fipe_code: string | null;
  readonly model: string | null;
  readonly prices: readonly { readonly month: string; readonly cents: number }[];
}

const find = statement({
  name: 'reference-prices.find',
  text: `select v.code, r.fipe_code, m.model, coalesce((
           select json_agg(json_build_object('month', to_char(p.month, 'YYYY-MM'), 'cents', p.cents) order by p.month)
           from reference_price p where p.fipe_code = r.fipe_code and p.year_model = v.year_model), '[]') as prices
         from vehicle v join offer o on o.code = v.offer_code
         left join vehicle_reference r on r.vehicle_code = v.code
         left join reference_model m on m.fipe_code = r.fipe_code
         where (v.code = $1 or v.offer_code = $1) and ${isShown('$2::timestamptz')} order by v.position`,
  shape: shape<Pick<ReferenceRow, 'prices'>>(),
});

/** The vehicles of a published offer, or the one with that code, in their order; none if the code is unknown. */
export function findReferences(queries: Queries, code: number, now: number): Promise<ReferenceRow[]> {
  return queries.rows(find, [code, new Date(now)]);
}
