import type { FreightPrice } from '@patio/domain/trading/freight/freight-rate.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

/** A query: what an offer costs besides its price, delivered to the buyer's address, to a city, or (both null) not delivered. */
export interface CostQuestion {
  readonly offerCode: number;
  readonly accountId: number | null;
  readonly addressCode: number | null;
  readonly cityCode?: number | null;
}

interface RateRow {
  readonly partnerId: number | null;
  readonly categoryCode: number | null;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly price: FreightPrice | null;
  /** ISO 8601. */
  readonly validFrom: string;
}

/** Where a city lies. */
export interface CostPlace {
  readonly city: string;
  readonly uf: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface FeeRow {
  readonly offerCode: number | null;
  readonly partnerId: number | null;
  readonly categoryCode: number | null;
  readonly basisPoints: number;
  readonly minimum: number;
  readonly maximum: number | null;
  readonly fixed: number;
  /** ISO 8601. */
  readonly validFrom: string;
}

/** The data from which the costs of an offer are calculated. */
export interface CostSource {
  readonly offer_code: number;
  readonly partner_id: number | null;
  /** Epoch milliseconds; null: not published. */
  readonly published_at: number | null;
  readonly category_codes: readonly number[];
  readonly vehicles: readonly {
    readonly category: number;
    /** Null: location unknown. */
    readonly place: CostPlace | null;
    readonly rates: readonly RateRow[] | null;
  }[];
  readonly destination: CostPlace | null;
  /** Of the buyer's address that it is delivered to. */
  readonly cep: string | null;
  readonly fees: readonly FeeRow[] | null;
}

const place = (
  city: string,
  state: string,
): string => `case when ${city}.code is not null then json_build_object(
  'city', ${city}.name, 'uf', ${state}.uf, 'latitude', ${city}.latitude, 'longitude', ${city}.longitude) end`;

/** Only rates that may match are read; the domain chooses among them. */
const rates = `(select json_agg(json_build_object('partnerId', r.partner_id, 'categoryCode', r.category_code, 'origin', r.origin_uf,
    'destination', r.destination_uf, 'validFrom', r.valid_from, 'price', case when r.base_cents is not null then
      json_build_object('base', r.base_cents, 'perKm', r.per_km_cents, 'minimum', r.minimum_cents) end))
  from freight_rate r where d.code is not null and r.valid_from <= $5
    and (r.partner_id is null or r.partner_id = o.partner_id) and (r.category_code is null or r.category_code = v.category_code)
    and (r.origin_uf is null or r.origin_uf = s.uf) and (r.destination_uf is null or r.destination_uf = ds.uf))`;

const find = statement({
  name: 'charges.cost-sources',
  text: `select o.code as offer_code, o.partner_id, o.published_at, o.category_codes, ${place('d', 'ds')} as destination, a.cep,
      (select coalesce(json_agg(json_build_object('category', v.category_code, 'place', ${place('c', 's')}, 'rates', ${rates})
          order by v.position), '[]')
        from vehicle v left join city c on c.code = v.city_code left join state s on s.code = c.state_code
        where v.offer_code = o.code) as vehicles,
      (select json_agg(json_build_object('offerCode', f.offer_code, 'partnerId', f.partner_id, 'categoryCode', f.category_code,
          'basisPoints', f.basis_points, 'minimum', f.minimum_cents, 'maximum', f.maximum_cents, 'fixed', f.fixed_cents, 'validFrom', f.valid_from))
        from buyer_fee f where f.valid_from <= coalesce(o.published_at, $5) and (f.offer_code is null or f.offer_code = o.code)
          and (f.partner_id is null or f.partner_id = o.partner_id)
          and (f.category_code is null or f.category_code = any(o.category_codes))) as fees
    from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) with ordinality
      q(offer_code, account_id, address_code, city_code, ord)
    left join offer o on o.code = q.offer_code
    left join address a on a.code = q.address_code and a.account_id = q.account_id
    left join city d on d.code = coalesce(a.city_code, q.city_code)
    left join state ds on ds.code = d.state_code
    order by q.ord`,
  shape: shape<Pick<CostSource, 'destination' | 'vehicles' | 'fees'>>(),
});

/** The data for several cost calculations, in the order of the queries; undefined for an unknown offer. `at` in epoch milliseconds. */
export async function costSources(
  queries: Queries,
  questions: readonly CostQuestion[],
  at: number,
): Promise<(CostSource | undefined)[]> {
  const rows = await queries.rows(find, [
    questions.map(({ offerCode }) => offerCode),
    questions.map(({ accountId }) => accountId),
    questions.map(({ addressCode }) => addressCode),
    questions.map(({ cityCode }) => cityCode ?? null),
    new Date(at),
  ]);
  return rows.map(({ offer_code, category_codes, ...row }) =>
    offer_code === null || category_codes === null ? undefined : { ...row, offer_code, category_codes },
  );
}
