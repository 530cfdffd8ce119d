import type { GoodsOrigin } from '@patio/domain/catalogue/catalogue/sale-right.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import type { OfferedVehicleRow, SaleRightColumns } from '../../catalogue/catalogue/public.ts';

/** A vehicle with names for its codes. */
export type SourceVehicle = OfferedVehicleRow & {
  readonly names: {
    readonly category: string;
    readonly subcategory: string | null;
    readonly brand: string | null;
    readonly model: string | null;
    readonly city: string | null;
    readonly state: string | null;
  };
};

/** The content of a snapshot, in its state at this moment of the transaction. */
export interface SnapshotSource extends SaleRightColumns {
  readonly title: string;
  readonly description: string;
  readonly report_code: string | null;
  readonly goods_origin: GoodsOrigin;
  readonly store: string | null;
  readonly corrections: number;
  readonly vehicles: readonly SourceVehicle[];
  readonly pictures: readonly string[] | null;
  readonly texts: Readonly<Record<string, string>> | null;
  readonly accepted_terms: string | null;
  readonly state: string | null;
  readonly city: string | null;
  /** Null: the account was erased. */
  readonly buyer: Readonly<Record<string, string | null>> | null;
  readonly address: Readonly<Record<string, string>> | null;
}

const condition = `case when c.vehicle_code is not null then json_build_object('legal', c.legal, 'grade', c.grade, 'odometer', c.odometer,
  'chassisRestamped', c.chassis_restamped, 'keys', c.keys, 'manual', c.manual, 'owners', c.owners, 'notes', c.notes) end`;

const vehicle = `json_build_object('code', v.code, 'categoryCode', v.category_code, 'version', v.version,
  'yearManufacture', v.year_manufacture, 'yearModel', v.year_model, 'usage', v.usage, 'counter', v.counter, 'fuel', v.fuel,
  'colour', v.colour, 'gearbox', v.gearbox, 'plate', v.plate, 'additional', v.additional, 'optionals', v.optionals,
  'implements', v.implements, 'tanks', v.tanks, 'condition', ${condition},
  'names', json_build_object('category', k.name, 'subcategory', s.name, 'brand', b.name, 'model', m.name, 'city', t.name,
    'state', u.uf))`;

/** The texts that a deal is based on, in Portuguese. */
const TEXTS = ['termos', 'condicaouso', 'avisoslegais', 'info_lance'];

const find = statement({
  name: 'snapshots.source',
  text: `select o.title, o.description, o.report_code, o.goods_origin, o.auctioneer_name, o.auctioneer_registration,
      o.auctioneer_notice, p.name as store,
      (select count(*) from offer_correction x where x.offer_code = o.code) as corrections,
      (select json_agg(${vehicle} order by v.position) from vehicle v join category k on k.code = v.category_code
        left join subcategory s on s.code = v.subcategory_code left join brand b on b.code = v.brand_code
        left join model m on m.code = v.model_code left join city t on t.code = v.city_code
        left join state u on u.code = t.state_code left join vehicle_condition c on c.vehicle_code = v.code
        where v.offer_code = o.code) as vehicles,
      (select json_agg(f.guid order by f.in_gallery desc, f.position, f.guid) from photo f where f.offer_code = o.code) as pictures,
      (select json_object_agg(x.key, encode(sha256(convert_to(x.html, 'UTF8')), 'hex')) from content_text x
        where x.language = 'PTBR' and x.key = any($4::text[])) as texts,
      (select terms_version::text from terms_consent where account_id = $2 order by code desc limit 1) as accepted_terms,
      au.uf as state, ac.name as city,
      case when a.erased_at is null then json_build_object('nome', a.name, 'sobrenome', a.surname, 'nomeFantasia', a.trade_name,
        'documento', a.document, 'email', a.email, 'telefone', a.phone) end as buyer,
      case when d.code is not null and a.erased_at is null then json_build_object('cep', d.cep, 'logradouro', d.street,
        'numero', d.number, 'complemento', d.complement, 'bairro', d.district, 'cidade', ac.name, 'uf', au.uf) end as address
    from offer o left join partner p on p.id = o.partner_id
    join account a on a.id = $2
    left join address d on d.code = $3 left join city ac on ac.code = d.city_code left join state au on au.code = d.state_code
    where o.code = $1`,
  // An offer has a vehicle.
  neverNull: ['vehicles'],
  shape: shape<Pick<SnapshotSource, 'vehicles' | 'pictures' | 'texts' | 'buyer' | 'address'>>(),
});

/** Reads the content for a user's purchase of an offer. */
export function snapshotSource(
  queries: Queries,
  sale: { readonly offerCode: number; readonly accountId: number; readonly addressCode: number | null },
): Promise<SnapshotSource | undefined> {
  return queries.row(find, [sale.offerCode, sale.accountId, sale.addressCode, TEXTS]);
}
