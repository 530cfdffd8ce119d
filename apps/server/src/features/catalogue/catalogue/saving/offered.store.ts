import type { OfferStanding } from '@patio/domain/catalogue/catalogue/offered-change.ts';
import type { GoodsOrigin, SaleRight } from '@patio/domain/catalogue/catalogue/sale-right.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import type { ConditionDraft } from '../../conditions/public.ts';
import type { VehicleDraft } from './offer-draft.ts';

/** A stored vehicle in the terms of a draft. */
export type OfferedVehicleRow = Omit<VehicleDraft, 'condition'> & {
  readonly code: number;
  readonly condition: ConditionDraft | null;
};

/** A stored offer with its deals. Amounts in centavos. */
export interface OfferedRow {
  readonly code: number;
  readonly title: string;
  readonly description: string;
  readonly partner_id: number | null;
  readonly goods_origin: GoodsOrigin;
  readonly auctioneer_name: string | null;
  readonly auctioneer_registration: string | null;
  readonly auctioneer_notice: string | null;
  readonly buy_now_cents: number;
  readonly base_cents: number;
  readonly reserve_cents: number | null;
  readonly price_cents: number;
  readonly bid_count: number;
  readonly open_proposals: boolean;
  readonly sold: boolean;
  readonly vehicles: readonly OfferedVehicleRow[];
  readonly pictures: readonly string[] | null;
  /** By profile; null: none differs. */
  readonly profile_prices: Readonly<Record<string, number>> | null;
}

/** A vehicle `v` with its condition `c`, in the terms of a draft. */
const vehicleJson = `json_build_object('code', v.code, 'categoryCode', v.category_code, 'subcategoryCode', v.subcategory_code,
  'brandCode', v.brand_code, 'modelCode', v.model_code, 'version', v.version, 'yearManufacture', v.year_manufacture,
  'yearModel', v.year_model, 'usage', v.usage, 'counter', v.counter, 'fuel', v.fuel, 'colour', v.colour, 'gearbox', v.gearbox,
  'plate', v.plate, 'cityCode', v.city_code, 'additional', v.additional, 'optionals', v.optionals, 'implements', v.implements,
  'tanks', v.tanks, 'condition', case when c.vehicle_code is not null then json_build_object('legal', c.legal, 'grade', c.grade,
    'odometer', c.odometer, 'chassisRestamped', c.chassis_restamped, 'keys', c.keys, 'manual', c.manual, 'owners', c.owners,
    'notes', c.notes) end)`;

const openProposal = `exists (select from proposal p where p.offer_code = o.code and p.status in ('open', 'countered'))`;
const sold = `(exists (select from purchase p where p.offer_code = o.code and p.cancelled_at is null)
  or exists (select from second_chance s where s.offer_code = o.code and s.status = 'offered'))`;

const columns = `o.code, o.title, o.description, o.partner_id, o.goods_origin, o.auctioneer_name,
  o.auctioneer_registration, o.auctioneer_notice, o.buy_now_cents, a.base_cents, a.reserve_cents, a.price_cents,
  a.bid_count, ${openProposal} as open_proposals, ${sold} as sold,
  (select json_agg(${vehicleJson} order by v.position) from vehicle v left join vehicle_condition c on c.vehicle_code = v.code
    where v.offer_code = o.code) as vehicles,
  (select json_agg(f.guid) from photo f where f.offer_code = o.code and f.in_gallery and f.drawing is null) as pictures,
  (select json_object_agg(x.profile_code, x.buy_now_cents) from profile_price x where x.offer_code = o.code) as profile_prices`;

type StoredParts = Pick<OfferedRow, 'vehicles' | 'pictures' | 'profile_prices'>;

const findOne = statement({
  name: 'catalogue.find-offered-one',
  text: `select ${columns} from offer o join auction a on a.offer_code = o.code where o.code = $1`,
  // An offer has a vehicle.
  neverNull: ['vehicles'],
  shape: shape<StoredParts>(),
});

const find = statement({
  name: 'catalogue.find-offered',
  text: `select ${columns} from offer o join auction a on a.offer_code = o.code where o.code = any($1::bigint[])
         and (a.bid_count > 0 or ${openProposal} or ${sold})`,
  // An offer has a vehicle.
  neverNull: ['vehicles'],
  shape: shape<StoredParts>(),
});

const lock = statement({
  name: 'catalogue.lock-offered',
  text: `select offer_code from auction where offer_code = any($1::bigint[]) order by offer_code for update`,
});

/** Locks offers against deals: bids, proposals and purchases wait, so that deals are made on what was edited. */
export async function lockOffered(transaction: Transaction, codes: readonly number[]): Promise<void> {
  await transaction.run(lock, [codes]);
}

/** An offer as it is stored. */
export function findOfferedOne(queries: Queries, code: number): Promise<OfferedRow | undefined> {
  return queries.row(findOne, [code]);
}

/** Those of the offers that have deals, as stored. */
export function findOffered(transaction: Transaction, codes: readonly number[]): Promise<OfferedRow[]> {
  return transaction.rows(find, [codes]);
}

/** The deals on a stored offer. */
export function standingOf(row: OfferedRow): OfferStanding {
  const bids = row.bid_count > 0;
  return {
    bids,
    currentBid: bids ? row.price_cents : null,
    openProposals: row.open_proposals,
    sold: row.sold,
  };
}

/** The columns of an offer that state the right under which it is sold. */
export type SaleRightColumns = Pick<
  OfferedRow,
  'goods_origin' | 'auctioneer_name' | 'auctioneer_registration' | 'auctioneer_notice'
>;

/** The right under which a stored offer is sold. */
export function saleRightOf(row: SaleRightColumns): SaleRight {
  const {
    goods_origin: origin,
    auctioneer_name: name,
    auctioneer_registration: registration,
    auctioneer_notice: notice,
  } = row;
  const complete = name !== null && registration !== null && notice !== null;
  return { origin, auctioneer: complete ? { name, registration, notice } : null };
}
