import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** What a try is counted by. */
export interface TriedAt {
  readonly subject: Buffer;
  /** '' if it counts for its subject from any source. */
  readonly source: string;
  readonly address: string;
}

export interface AttemptCounts {
  /** Of the subject from this source, including running ones. */
  readonly bySource: number;
  /** Of the subject from everywhere, failed ones only. */
  readonly bySubject: number;
  /** Of the address on any subjects, failed ones only. */
  readonly byAddress: number;
}

const insert = statement({
  name: 'attempt-insert',
  counts: true,
  text: 'insert into sign_in_attempt (subject, source, address, at) values ($1, $2, $3, $4) returning id',
});

const count = statement({
  name: 'attempt-count',
  text: `select
      (select count(*) from sign_in_attempt where subject = $1 and source = $2 and at > $4) as by_source,
      (select count(*) from sign_in_attempt where subject = $1 and at > $6 and not pending) as by_subject,
      (select count(*) from sign_in_attempt where address = $3 and at > $5 and not pending) as by_address`,
});

const settle = statement({
  name: 'attempt-settle',
  counts: true,
  text: 'update sign_in_attempt set pending = false where id = $1',
});

const remove = statement({
  name: 'attempt-remove',
  counts: true,
  text: 'delete from sign_in_attempt where id = $1',
});

const clear = statement({
  name: 'attempt-clear',
  counts: true,
  text: 'delete from sign_in_attempt where subject = $1 and source = $2',
});

/** Records a running attempt and returns its id. */
export async function insertAttempt(queries: Queries, tried: TriedAt, now: number): Promise<number> {
  const parameters = [tried.subject, tried.source, tried.address, new Date(now)];
  return (await queries.row(insert, parameters))?.id ?? 0;
}

/** Attempts since the given instants. */
export async function countAttempts(
  queries: Queries,
  { subject, source, address }: TriedAt,
  since: { readonly source: number; readonly address: number; readonly subject: number },
): Promise<AttemptCounts> {
  const instants = [since.source, since.address, since.subject].map((instant) => new Date(instant));
  const parameters = [subject, source, address, ...instants];
  const row = await queries.row(count, parameters);
  return {
    bySource: row?.by_source ?? 0,
    bySubject: row?.by_subject ?? 0,
    byAddress: row?.by_address ?? 0,
  };
}

/** The attempt failed: it counts. */
export async function settleAttempt(queries: Queries, id: number): Promise<void> {
  await queries.run(settle, [id]);
}

/** The attempt neither failed nor succeeded. */
export async function removeAttempt(queries: Queries, id: number): Promise<void> {
  await queries.run(remove, [id]);
}

/** The attempt succeeded: earlier failures from there no longer count. Attempts from elsewhere still do. */
export async function clearAttempts(queries: Queries, { subject, source }: TriedAt): Promise<void> {
  await queries.run(clear, [subject, source]);
}
