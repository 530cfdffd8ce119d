import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** Within this, a photo that is stored has reached what names it. */
const ON_THE_WAY_MS = 3_600_000;

const add = statement({
  name: 'media.add-loose',
  text: `insert into loose_photo (guid, due_at) select unnest($1::uuid[]), $2
    on conflict (guid) do update set due_at = excluded.due_at`,
  // Notes a file before there is a change that could be audited.
  counts: true,
});

const keep = statement({
  name: 'media.keep-loose',
  text: 'delete from loose_photo where guid = any ($1::uuid[])',
});

const due = statement({
  name: 'media.due-loose',
  text: `select l.guid, exists (select from photo p where p.guid = l.guid) or exists (select from draft_photo d where d.guid = l.guid)
      or exists (select from yard_photo y where y.guid = l.guid) or exists (select from draft_photo d where d.original = l.guid) or exists (select from banner b where b.guid = l.guid)
      or exists (select from partner s where s.photo = l.guid::text) as named
    from loose_photo l where l.due_at <= $1 order by l.due_at limit 50`,
});

/** Notes photos before their files are stored; what nothing names within an hour is deleted. */
export async function expectPhotos(queries: Queries, guids: readonly string[], now: number): Promise<void> {
  if (guids.length > 0) await queries.run(add, [[...guids], new Date(now + ON_THE_WAY_MS)]);
}

/** Leaves photos to be deleted, in the transaction in which nothing names them any more. */
export async function leavePhotos(queries: Queries, guids: readonly string[], now: number): Promise<void> {
  if (guids.length > 0) await queries.run(add, [[...guids], new Date(now)]);
}

/** Photos that something names now. */
export async function settlePhotos(queries: Queries, guids: readonly string[]): Promise<void> {
  if (guids.length > 0) await queries.run(keep, [[...guids]]);
}

/** Photos whose files are to be deleted at `now`, and whether something names them after all. */
export const duePhotos = (queries: Queries, now: number) => queries.rows(due, [new Date(now)]);
