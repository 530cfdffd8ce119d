import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import type { PhotoDraft } from '../catalogue/public.ts';

const find = statement({
  name: 'import.kept-photos',
  text: `select o.import_key, p.guid, p.drawing, p.width, p.height, p.profile_code from photo p join offer o on o.code = p.offer_code
    where o.import_key = any($1::text[]) and p.in_gallery order by p.offer_code, p.position`,
  shape: shape<{ readonly drawing: object | null; readonly profile_code: 4 | 5 | 6 | 7 | null }>(),
});

/** The photos of offers that earlier imports made, by import key: a row without photos keeps them. */
export async function findPhotosOfImported(
  queries: Queries,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly PhotoDraft[]>> {
  const photos = new Map<string, PhotoDraft[]>();
  for (const row of await queries.rows(find, [keys])) {
    const { import_key: key, profile_code: profileCode, ...photo } = row;
    const own = photos.get(key) ?? [];
    own.push({ ...photo, ...(profileCode === null ? {} : { profileCode }), vehiclePosition: 0 });
    photos.set(key, own);
  }
  return photos;
}
