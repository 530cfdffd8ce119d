import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

/** A preview that has neither expired nor been revoked. */
const open = 'p.token_hash = $1 and p.revoked_at is null and p.expires_at > $2::timestamptz';

const findOffer = statement({
  name: 'preview.find-offer',
  text: `select p.offer_code from offer_preview p where ${open}`,
});

const findPrices = statement({
  name: 'preview.find-prices',
  text: `select o.code as offer_code, profile.code as profile_code,
           coalesce(pp.buy_now_cents, o.buy_now_cents) as buy_now_cents, a.price_cents
         from offer_preview p join offer o on o.code = p.offer_code join auction a on a.offer_code = o.code
         cross join unnest($3::smallint[]) with ordinality profile(code, place)
         left join profile_price pp on pp.offer_code = o.code and pp.profile_code = profile.code
         where ${open} order by profile.place`,
  // The profiles are given, each with a number.
  neverNull: ['profile_code'],
});

const findGalleries = statement({
  name: 'preview.find-galleries',
  text: `select profile.code as profile_code, coalesce(d.profile_photos -> profile.code::text, d.photos) as photos,
           array(select address from video where offer_code = p.offer_code order by position) as videos
         from offer_preview p join offer_document d on d.offer_code = p.offer_code
         cross join unnest($3::smallint[]) with ordinality profile(code, place)
         where ${open} order by profile.place`,
  // The profiles are given, each with a number.
  neverNull: ['profile_code'],
  shape: shape<Pick<PreviewGallery, 'photos' | 'videos'>>(),
});

const insert = statement({
  name: 'preview.insert',
  text: `insert into offer_preview (offer_code, token_hash, created_at, created_by, expires_at)
         select code, $2, $3, $4, $5 from offer where code = $1 returning code`,
});

const revoke = statement({
  name: 'preview.revoke',
  text: `update offer_preview set revoked_at = $2 where offer_code = $1 and revoked_at is null and expires_at > $2`,
});

export interface PreviewPrice {
  readonly offer_code: number;
  readonly profile_code: number;
  readonly buy_now_cents: number;
  readonly price_cents: number;
}

export interface PreviewGallery {
  readonly profile_code: number;
  readonly photos: string[];
  readonly videos: string[];
}

/** Reads the preview of a token's hash at `now`; nothing for a wrong, expired or revoked one. */
export function previewReader(queries: Queries, tokenHash: Buffer, now: number) {
  const at = new Date(now);
  return {
    offerCode: async (): Promise<number | null> =>
      (await queries.row(findOffer, [tokenHash, at]))?.offer_code ?? null,
    prices: (profiles: readonly number[]) => queries.rows(findPrices, [tokenHash, at, profiles]),
    galleries: (profiles: readonly number[]) => queries.rows(findGalleries, [tokenHash, at, profiles]),
  };
}

interface NewPreview {
  readonly offerCode: number;
  readonly tokenHash: Buffer;
  readonly createdBy: number | null;
  readonly now: number;
  readonly expiresAt: number;
}

/** Stores a preview; false for an unknown offer. */
export async function insertPreview(transaction: Transaction, preview: NewPreview): Promise<boolean> {
  const { offerCode, tokenHash, createdBy, now, expiresAt } = preview;
  const row = await transaction.row(insert, [
    offerCode,
    tokenHash,
    new Date(now),
    createdBy,
    new Date(expiresAt),
  ]);
  return row !== undefined;
}

/** Revokes every active preview of an offer; returns how many there were. */
export function revokePreviews(transaction: Transaction, offerCode: number, now: number): Promise<number> {
  return transaction.run(revoke, [offerCode, new Date(now)]);
}
