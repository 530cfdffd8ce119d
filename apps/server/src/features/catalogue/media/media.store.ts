import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const byGuid = statement({
  name: 'media.drawing-by-guid',
  text: `select drawing, false as edited from photo where guid = $1
    union all select d.drawing, exists (select from draft_photo e where e.draft_code = d.draft_code and e.guid <> d.guid
        and (e.original = d.guid or e.original = d.original and e.added_at > d.added_at)) from draft_photo d where d.guid = $1
    union all select drawing, false from banner where guid = $1
    union all select null, false from yard_photo where guid = $1
    union all select null, false from partner where photo = $1::uuid::text limit 1`,
});

const byStore = statement({
  name: 'media.partner-by-store',
  text: 'select name from partner where store = $1',
});

/**
 * Returns the drawing of a photo, of an offer, a store or the yard, or banner; null for a stored picture, undefined for an unknown guid, and for a photo
 * of a draft that was edited since: it may show what was hidden, and no page shows it.
 */
export async function findDrawing(queries: Queries, guid: string): Promise<unknown> {
  const row = await queries.row(byGuid, [guid]);
  return row === undefined || row.edited ? undefined : row.drawing;
}

/** Returns the name of a partner by the name of their store in URLs, or null. */
export async function findPartnerName(queries: Queries, store: string): Promise<string | null> {
  return (await queries.row(byStore, [store]))?.name ?? null;
}

const firstPhotos = statement({
  name: 'media.first-photos',
  text: `with shown as (
      (select code from offer where spotlight and status = 'A' order by code desc limit $1)
      union
      (select code from offer where status = 'A' order by code desc limit $1)
    )
    select first.guid from shown
    cross join lateral (
      select guid from photo where offer_code = shown.code and profile_code is null and in_gallery order by position limit 1
    ) first
    order by shown.code desc`,
});

/** Returns the guids of the first photos of the newest offers and of the newest in the spotlight, at most `count` of each. */
export async function listFirstPhotos(queries: Queries, count: number): Promise<string[]> {
  return (await queries.rows(firstPhotos, [count])).map(({ guid }) => guid);
}
