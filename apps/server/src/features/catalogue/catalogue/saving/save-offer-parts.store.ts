import type { Transaction } from '../../../../platform/db/database.ts';
import { type Statement, statement } from '../../../../platform/db/statement.ts';

const writeVehicles = statement({
  name: 'catalogue.write-vehicles',
  text: `
    insert into vehicle (offer_code, position, category_code, subcategory_code, brand_code, model_code, version,
      year_manufacture, year_model, usage, counter, fuel, colour, gearbox, plate, city_code, additional, optionals,
      implements, tanks)
    select * from json_to_recordset($1::json) as d(offer_code bigint, position smallint, category_code integer,
      subcategory_code integer, brand_code integer, model_code integer, version text, year_manufacture smallint,
      year_model smallint, usage integer, counter text, fuel text, colour text, gearbox text, plate text,
      city_code integer, additional jsonb, optionals jsonb, implements jsonb, tanks jsonb)
    on conflict (offer_code, position) do update set category_code = excluded.category_code,
      subcategory_code = excluded.subcategory_code, brand_code = excluded.brand_code, model_code = excluded.model_code,
      version = excluded.version, year_manufacture = excluded.year_manufacture, year_model = excluded.year_model,
      usage = excluded.usage, counter = excluded.counter, fuel = excluded.fuel, colour = excluded.colour,
      gearbox = excluded.gearbox, plate = excluded.plate, city_code = excluded.city_code,
      additional = excluded.additional, optionals = excluded.optionals, implements = excluded.implements,
      tanks = excluded.tanks`,
});

const dropVehicles = statement({
  name: 'catalogue.drop-vehicles',
  text: `delete from vehicle v using offer o
         where o.code = any($1::bigint[]) and v.offer_code = o.code and v.position >= o.vehicle_count`,
});

const dropParts: readonly Statement[] = [
  statement({
    name: 'catalogue.drop-videos',
    text: `delete from video where offer_code = any($1::bigint[])`,
  }),
  statement({
    name: 'catalogue.drop-photos',
    text: `delete from photo where offer_code = any($1::bigint[]) and in_gallery`,
  }),
];

const writePhotos = statement({
  name: 'catalogue.write-photos',
  text: `
    insert into photo (guid, offer_code, vehicle_code, profile_code, position, drawing, width, height)
    select d.guid, d.offer_code, v.code, d.profile_code, d.position, d.drawing, d.width, d.height
    from json_to_recordset($1::json) as d(guid uuid, offer_code bigint, position smallint, profile_code smallint,
      vehicle_position smallint, drawing jsonb, width integer, height integer)
    left join vehicle v on v.offer_code = d.offer_code and v.position = d.vehicle_position`,
});

const writeVideos = statement({
  name: 'catalogue.write-videos',
  text: `insert into video (offer_code, position, address)
         select * from json_to_recordset($1::json) as d(offer_code bigint, position smallint, address text)`,
});

const profilePrices = `json_to_recordset($1::json) as d(offer_code bigint, profile_code smallint, buy_now_cents bigint)`;

const dropProfilePrices = statement({
  name: 'catalogue.drop-profile-prices',
  text: `delete from profile_price p where offer_code = any($2::bigint[])
           and not exists (select from ${profilePrices} where d.offer_code = p.offer_code and d.profile_code = p.profile_code)`,
});

/** An unchanged one is not touched: a falling price is announced to users who wait for it. */
const writeProfilePrices = statement({
  name: 'catalogue.write-profile-prices',
  text: `insert into profile_price (offer_code, profile_code, buy_now_cents) select * from ${profilePrices}
         on conflict (offer_code, profile_code) do update set buy_now_cents = excluded.buy_now_cents
         where profile_price.buy_now_cents <> excluded.buy_now_cents`,
});

export interface PartRows {
  readonly vehicles: readonly object[];
  readonly photos: readonly object[];
  readonly videos: readonly object[];
  readonly profilePrices: readonly object[];
  /** For existing offers: parts that they no longer have are removed. */
  readonly edited: readonly number[];
}

/** Writes the parts of offers that are already written. Vehicles keep their codes by position. */
export async function writeOfferParts(transaction: Transaction, rows: PartRows): Promise<void> {
  if (rows.edited.length > 0) {
    for (const statement of dropParts) await transaction.run(statement, [rows.edited]);
    await transaction.run(dropVehicles, [rows.edited]);
  }
  await transaction.run(writeVehicles, [JSON.stringify(rows.vehicles)]);
  if (rows.photos.length > 0) await transaction.run(writePhotos, [JSON.stringify(rows.photos)]);
  if (rows.videos.length > 0) await transaction.run(writeVideos, [JSON.stringify(rows.videos)]);
  const prices = JSON.stringify(rows.profilePrices);
  if (rows.edited.length > 0) await transaction.run(dropProfilePrices, [prices, rows.edited]);
  if (rows.profilePrices.length > 0) await transaction.run(writeProfilePrices, [prices]);
}
