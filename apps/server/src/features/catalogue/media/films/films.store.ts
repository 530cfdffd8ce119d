import type { Queries } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import { filmAddress } from '../picture-keys.ts';

/** A video that was uploaded, or is being. Sizes in bytes. */
export interface FilmRow {
  readonly guid: string;
  readonly draft_code: number;
  readonly bytes: number;
  readonly received: number;
  readonly state: 'receiving' | 'refused' | 'stored' | 'kept';
}

const unaudited = { counts: true } as const;

const add = statement({
  name: 'films.add',
  text: 'insert into film (guid, draft_code, bytes, due_at) values ($1, $2, $3, $4)',
  // Notes a file before there is a change that could be audited.
  ...unaudited,
});

const find = statement({
  name: 'films.find',
  text: 'select guid, draft_code, bytes, received, state from film where guid = $1 and draft_code = $2',
  shape: shape<Pick<FilmRow, 'state'>>(),
});

const count = statement({
  name: 'films.count',
  text: 'select count(*) from film where draft_code = $1',
});

const receive = statement({
  name: 'films.receive',
  text: `update film set received = greatest(received, $2), due_at = $3 where guid = $1 and state = 'receiving'`,
  ...unaudited,
});

const settle = statement({
  name: 'films.settle',
  text: `update film set received = bytes, state = $2, due_at = $3 where guid = $1 and state = 'receiving'`,
  ...unaudited,
});

/** The address by which offers and drafts name it, in SQL. */
const ADDRESS = `('${filmAddress("' || f.guid || '")}')`;

const due = statement({
  name: 'films.due',
  text: `select f.guid, f.draft_code, f.bytes, f.received, f.state,
      f.state in ('stored', 'kept') and (exists (select from video v where v.address = ${ADDRESS})
        or exists (select from offer_draft d where d.form -> 'videos' ? ${ADDRESS})) as named
    from film f where f.due_at <= $1 order by f.due_at limit 20`,
  shape: shape<Pick<FilmRow, 'state'>>(),
});

const keep = statement({
  name: 'films.keep',
  text: `update film set state = 'kept', due_at = $2 where guid = $1`,
  ...unaudited,
});

const retry = statement({
  name: 'films.retry',
  text: 'update film set due_at = $2 where guid = $1',
  ...unaudited,
});

const drop = statement({ name: 'films.drop', text: 'delete from film where guid = $1', ...unaudited });

type Begun = Pick<FilmRow, 'guid' | 'draft_code' | 'bytes'>;

/** Notes a video before its parts arrive; what is not whole at `dueAt` is deleted. */
export const addFilm = (queries: Queries, film: Begun, dueAt: number) =>
  queries.run(add, [film.guid, film.draft_code, film.bytes, new Date(dueAt)]);

export const findFilm = (queries: Queries, guid: string, draftCode: number) =>
  queries.row(find, [guid, draftCode]);

/** How many a draft has received. */
export async function countFilms(queries: Queries, draftCode: number): Promise<number> {
  return (await queries.row(count, [draftCode]))?.count ?? 0;
}

/** Notes what has arrived of it. */
export const receiveFilm = (queries: Queries, guid: string, received: number, dueAt: number) =>
  queries.run(receive, [guid, received, new Date(dueAt)]);

/** Ends its arrival: it is stored, or refused. */
export const settleFilm = (queries: Queries, guid: string, state: 'stored' | 'refused', dueAt: number) =>
  queries.run(settle, [guid, state, new Date(dueAt)]);

/** Videos to look at now, and whether an offer or a draft names them. */
export const dueFilms = (queries: Queries, now: number) => queries.rows(due, [new Date(now)]);

/** Looks at it again at `dueAt`; its parts are gone. */
export const keepFilm = (queries: Queries, guid: string, dueAt: number) =>
  queries.run(keep, [guid, new Date(dueAt)]);

/** Tries it again at `dueAt`. */
export const retryFilm = (queries: Queries, guid: string, dueAt: number) =>
  queries.run(retry, [guid, new Date(dueAt)]);

export const dropFilm = (queries: Queries, guid: string) => queries.run(drop, [guid]);
