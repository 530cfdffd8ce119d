import type { Implement } from '@patio/contract/catalogue/catalogue/list-implements.ts';
import type { Tank } from '@patio/contract/catalogue/catalogue/list-tanks.ts';
import type { WireOffer } from '@patio/contract/wire/offer.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { composed, SqlText } from '../../../platform/db/sql-text.ts';
import { isShown, ofOpenStore } from '../shown-offers/public.ts';
import type { Viewer } from './saving/offer-conditions.store.ts';
import { offerJoins, offerJson } from './offer-json.store.ts';

const published = isShown('$2::timestamptz');

const findCode = statement({
  name: 'catalogue.find-code',
  text: `select o.code as offer_code, v.code as vehicle_code from offer o left join vehicle v on v.code = $1
         where o.code = coalesce(v.offer_code, $1) and ${published}`,
});

const findState = statement({
  name: 'catalogue.find-state',
  text: `select o.status, a.end_at from offer o join auction a on a.offer_code = o.code where o.code = $1 and ${published}`,
});

const findPrices = statement({
  name: 'catalogue.find-prices',
  text: `select profile.code as profile_code, coalesce(pp.buy_now_cents, o.buy_now_cents) as buy_now_cents, a.price_cents
         from offer o join auction a on a.offer_code = o.code
         cross join unnest($3::smallint[]) with ordinality profile(code, place)
         left join profile_price pp on pp.offer_code = o.code and pp.profile_code = profile.code
         where o.code = $1 and ${published} order by profile.place`,
  // The profiles are given, each with a number.
  neverNull: ['profile_code'],
});

const findGallery = statement({
  name: 'catalogue.find-gallery',
  text: `select profile.code as profile_code, coalesce(d.profile_photos -> profile.code::text, d.photos) as photos,
           array(select address from video where offer_code = o.code order by position) as videos
         from offer o join offer_document d on d.offer_code = o.code
         cross join unnest($3::smallint[]) with ordinality profile(code, place)
         where o.code = $1 and ${published} order by profile.place`,
  // The profiles are given, each with a number.
  neverNull: ['profile_code'],
  shape: shape<Pick<ProfileGallery, 'photos' | 'videos'>>(),
});

const findVehiclePhotos = statement({
  name: 'catalogue.find-vehicle-photos',
  text: `select p.vehicle_code as codigo, json_agg(picture_address(p.guid, p.drawing) order by p.position) as photos
         from photo p join offer o on o.code = p.offer_code join vehicle v on v.code = p.vehicle_code
         where o.code = $1 and ${published} and p.in_gallery and (p.profile_code is null or p.profile_code = $3)
         group by p.vehicle_code, v.position order by v.position`,
  shape: shape<{ photos: string[] }>(),
});

const findEquipment = statement({
  name: 'catalogue.find-equipment',
  text: `select v.optionals, v.implements, v.tanks from vehicle v join offer o on o.code = v.offer_code
         where (v.code = $1 or v.offer_code = $1) and ${published} order by v.position`,
  shape: shape<Equipment>(),
});

const findBoughtPlates = statement({
  name: 'catalogue.find-bought-plates',
  text: `select v.code, v.plate from vehicle v where v.offer_code = $1 and v.plate is not null
         and exists (select from purchase p where p.offer_code = v.offer_code and p.account_id = $2 and p.cancelled_at is null)`,
});

interface FoundOffer {
  readonly status: WireOffer['status'];
  readonly shown: boolean;
  readonly store_open: boolean;
  readonly offer: string;
}

/** Whether a user has bid on, proposed for or bought the offer `o`. */
const dealsOn = (account: string): string => `
  (exists (select from participation d where d.account_id = ${account} and d.offer_code = o.code)
    or exists (select from proposal d where d.account_id = ${account} and d.offer_code = o.code)
    or exists (select from purchase d where d.account_id = ${account} and d.offer_code = o.code))`;

export interface ProfilePrice {
  readonly profile_code: number;
  readonly buy_now_cents: number;
  readonly price_cents: number;
}

export interface ProfileGallery {
  readonly profile_code: number;
  readonly photos: string[];
  readonly videos: string[];
}

export interface Equipment {
  readonly optionals: readonly {
    readonly title: string;
    readonly items: readonly { readonly name: string; readonly stars?: number }[];
  }[];
  readonly implements: readonly Implement[];
  readonly tanks: readonly Tank[];
}

/** Reads single offers that are published at `now`; changes nothing. */
export function offerReader(queries: Queries, now: number) {
  const at = new Date(now);
  return {
    /** The offer with a code, which may be one of its vehicles' (C-30). */
    resolve: (code: number) => queries.row(findCode, [code, at]),
    /** The offer as JSON; a hidden one only for users with a deal on it (rule 0.31). */
    find: (code: number, viewer: Viewer) => {
      const sql = new SqlText();
      const joins = offerJoins(sql, viewer);
      const shown = isShown(`${sql.add(at)}::timestamptz`);
      const seen = viewer.accountId === null ? shown : `(${shown} or ${dealsOn(sql.add(viewer.accountId))})`;
      const text = `select o.status, ${shown} as shown, ${ofOpenStore} as store_open, ${offerJson(viewer)}::text as offer
        from offer o ${joins} where o.code = ${sql.add(code)} and ${seen}`;
      return queries.row(composed<FoundOffer>(text), sql.parameters);
    },
    state: (code: number) => queries.row(findState, [code, at]),
    prices: (code: number, profiles: readonly number[]) => queries.rows(findPrices, [code, at, profiles]),
    galleries: (code: number, profiles: readonly number[]) => queries.rows(findGallery, [code, at, profiles]),
    /** Which of the pictures for a profile show which vehicle. */
    vehiclePhotos: (code: number, profileCode: number) =>
      queries.rows(findVehiclePhotos, [code, at, profileCode]),
    /** One row per vehicle, of an offer or of one vehicle. */
    equipment: (code: number) => queries.rows(findEquipment, [code, at]),
    /** Full plates, for the buyer of the offer. */
    boughtPlates: (code: number, accountId: number) => queries.rows(findBoughtPlates, [code, accountId]),
  };
}
