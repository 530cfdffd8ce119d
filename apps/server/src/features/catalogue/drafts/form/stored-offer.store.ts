import type { MinimumStep } from '@patio/domain/trading/auctions/auction-state.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import { findOfferedOne, type OfferedRow } from '../../catalogue/public.ts';

interface GalleryPhoto {
  readonly guid: string;
  readonly profile: 4 | 5 | 6 | 7 | null;
  /** Place of the vehicle, from 0. */
  readonly vehicle: number | null;
}

/** What a stored offer has beside the facts that people deal on. */
interface Rest {
  readonly tags: string;
  readonly spotlight: boolean;
  readonly accepts_proposals: boolean;
  readonly proposal_floor_cents: number | null;
  readonly owner_id: number | null;
  readonly status: string;
  readonly published_at: number | null;
  readonly created_at: number;
  readonly report_code: string | null;
  readonly report_name: string | null;
  readonly increments: readonly number[];
  readonly open: boolean;
  readonly last_seq: number;
  readonly end_at: number;
  readonly soft_close_ms: number;
  readonly soft_close_cap_ms: number;
  readonly increment_cents: number;
  readonly own_increment: boolean;
  readonly minimum_step: MinimumStep;
  readonly gallery: readonly GalleryPhoto[];
  readonly videos: readonly string[];
  /** Those that were stated, by place of the vehicle. */
  readonly fipe_codes: readonly (string | null)[];
}

/** A stored offer with everything that its form states. */
export type StoredOffer = OfferedRow & Rest;

const find = statement({
  name: 'drafts.stored-offer',
  text: `select o.tags, o.spotlight, o.accepts_proposals, o.proposal_floor_cents, o.owner_id, o.status, o.published_at, o.created_at,
      o.report_code, o.report_name, o.increments, a.open, a.last_seq, a.end_at, a.soft_close_ms, a.soft_close_cap_ms,
      a.increment_cents, a.own_increment, a.minimum_step,
      (select coalesce(json_agg(json_build_object('guid', p.guid, 'profile', p.profile_code, 'vehicle', v.position) order by p.position), '[]')
        from photo p left join vehicle v on v.code = p.vehicle_code where p.offer_code = o.code and p.in_gallery) as gallery,
      array(select x.address from video x where x.offer_code = o.code order by x.position) as videos,
      (select json_agg(r.fipe_code order by v.position) from vehicle v
        left join vehicle_reference r on r.vehicle_code = v.code and r.given where v.offer_code = o.code) as fipe_codes
    from offer o join auction a on a.offer_code = o.code where o.code = $1`,
  // An offer has a vehicle.
  neverNull: ['fipe_codes'],
  shape: shape<Pick<Rest, 'gallery' | 'fipe_codes'>>(),
});

/** An offer as its form states it; undefined: there is none. */
export async function storedOffer(queries: Queries, code: number): Promise<StoredOffer | undefined> {
  const [offered, rest] = [await findOfferedOne(queries, code), await queries.row(find, [code])];
  return offered === undefined || rest === undefined ? undefined : { ...offered, ...rest };
}
