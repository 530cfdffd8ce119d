import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import type { KnownPhoto } from '../form/draft-from-form.ts';

/** A picture that a draft may name, with its key in addresses. */
export interface DraftPhotoRow extends KnownPhoto {
  readonly address: string;
  /** The upload that it was made from. */
  readonly original: string | null;
}

const find = statement({
  name: 'drafts.photos',
  text: `select p.guid, p.drawing, p.width, p.height, picture_address(p.guid, p.drawing) as address, p.original
      from draft_photo p
      where p.draft_code = $1
    union all select p.guid, p.drawing, p.width, p.height, picture_address(p.guid, p.drawing), null from photo p where p.offer_code = $1`,
  // Every picture has them.
  neverNull: ['address'],
  shape: shape<{ readonly drawing: object | null }>(),
});

const add = statement({
  name: 'drafts.add-photo',
  text: `insert into draft_photo (guid, draft_code, drawing, width, height, added_by, added_at, original)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
});

const countAdded = statement({
  name: 'drafts.count-photos',
  text: 'select count(*) as photos from draft_photo where draft_code = $1',
});

const unused = statement({
  name: 'drafts.unused-photos',
  text: `select u.guid from (
      select d.guid from draft_photo d where d.draft_code = $1 and d.drawing is null
      union select d.original from draft_photo d where d.draft_code = $1 and d.original is not null
      union select unnest($2::uuid[])) u
    where not exists (select from photo p where p.guid = u.guid)`,
  // Each of the three is.
  neverNull: ['guid'],
});

/** The pictures that were uploaded for a draft, and those that its offer already has, by guid. */
export async function draftPhotos(
  queries: Queries,
  code: number,
): Promise<ReadonlyMap<string, DraftPhotoRow>> {
  const rows = await queries.rows(find, [code]);
  return new Map(rows.map((row) => [row.guid, row]));
}

/** How many photos were uploaded for a draft. */
export async function countDraftPhotos(queries: Queries, code: number): Promise<number> {
  return (await queries.row(countAdded, [code]))?.photos ?? 0;
}

interface NewPhoto {
  readonly code: number;
  readonly original: string | null;
  readonly actorId: number;
  readonly at: number;
}

/** Notes a stored photo of a draft. */
export async function addPhoto(
  transaction: Transaction,
  { code, actorId, at, original, ...photo }: KnownPhoto & NewPhoto,
): Promise<void> {
  const drawing = photo.drawing === null ? null : JSON.stringify(photo.drawing);
  const { guid, width, height } = photo;
  await transaction.run(add, [guid, code, drawing, width, height, actorId, new Date(at), original]);
}

/** Photos of a draft, and of `others`, that no offer has: their files go with the draft. */
export async function unusedPhotos(
  queries: Queries,
  code: number,
  others: readonly string[] = [],
): Promise<string[]> {
  return (await queries.rows(unused, [code, [...others]])).map(({ guid }) => guid);
}
