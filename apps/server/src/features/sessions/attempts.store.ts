import type { Queries, Statement } from '../../platform/db/database.ts';

const insert = {
  name: 'attempt-insert',
  text: 'insert into sign_in_attempt (subject, address, at) values ($1, $2, $3) returning id',
} as const satisfies Statement;

const count = {
  name: 'attempt-count',
  text: `select
      (select count(*) from sign_in_attempt where subject = $1 and at > $3) as by_subject,
      (select count(*) from sign_in_attempt where address = $2 and at > $4 and not pending) as by_address`,
} as const satisfies Statement;

const settle = {
  name: 'attempt-settle',
  text: 'update sign_in_attempt set pending = false where id = $1',
} as const satisfies Statement;

const remove = {
  name: 'attempt-remove',
  text: 'delete from sign_in_attempt where id = $1',
} as const satisfies Statement;

const clear = {
  name: 'attempt-clear',
  text: 'delete from sign_in_attempt where subject = $1',
} as const satisfies Statement;

/** Notes a running try and gives its id. */
export async function insertAttempt(
  queries: Queries,
  attempt: { subject: Buffer; address: string; now: number },
): Promise<number> {
  const row = await queries.row<{ id: number }>(insert, [
    attempt.subject,
    attempt.address,
    new Date(attempt.now),
  ]);
  return row?.id ?? 0;
}

/** Tries since an instant: those of a subject with the running ones, those of an address without. */
export async function countAttempts(
  queries: Queries,
  attempt: { subject: Buffer; address: string; subjectSince: number; addressSince: number },
): Promise<{ bySubject: number; byAddress: number }> {
  const { subject, address, subjectSince, addressSince } = attempt;
  const parameters = [subject, address, new Date(subjectSince), new Date(addressSince)];
  const row = await queries.row<{ by_subject: number; by_address: number }>(count, parameters);
  return { bySubject: row?.by_subject ?? 0, byAddress: row?.by_address ?? 0 };
}

/** The try failed: it counts. */
export async function settleAttempt(queries: Queries, id: number): Promise<void> {
  await queries.run(settle, [id]);
}

/** The try neither failed nor succeeded. */
export async function removeAttempt(queries: Queries, id: number): Promise<void> {
  await queries.run(remove, [id]);
}

/** The try succeeded: what failed before no longer counts. */
export async function clearAttempts(queries: Queries, subject: Buffer): Promise<void> {
  await queries.run(clear, [subject]);
}
