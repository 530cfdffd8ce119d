import type { Parameter } from '../db/database.ts';
import { claim } from './claim.store.ts';

/*
 * Rows that are handed to the outside, which no transaction can hold: mails, messages to devices. Such a table has the columns id, not_before,
 * tries, sent_at, dead_at and last_error. A worker leases rows by moving not_before; one that is killed leaves them due again after the lease.
 */

/** Neither sent nor dead. */
export const WAITING = 'sent_at is null and dead_at is null';

/** Ids of the rows to lease next, at $1; `more` narrows them, `first` is sorted before waiting time. */
export function dueIds(
  table: string,
  {
    limit,
    more = '',
    first = '',
  }: { readonly limit: number | string; readonly more?: string; readonly first?: string },
): string {
  const order = `${first === '' ? '' : `${first}, `}not_before, id`;
  return claim('id', {
    from: table,
    where: `${WAITING}${more === '' ? '' : ` and ${more}`} and not_before <= $1`,
    order,
    limit,
  });
}

/** What a failure sets: a retry at $2, or with null a dead letter as of $3; $4 is the reason. */
export const FAILURE = `not_before = coalesce($2, not_before), dead_at = case when $2::timestamptz is null then $3::timestamptz end,
      last_error = $4`;

/** A failed attempt; `retryAt` null gives up. Instants in epoch milliseconds UTC. */
export interface Failure {
  readonly retryAt: number | null;
  readonly now: number;
  readonly error: string;
}

/** The parameters $2 to $4 of `FAILURE`. The error is truncated, without the null character that PostgreSQL cannot store. */
export function failureParameters({ retryAt, now, error }: Failure): Parameter[] {
  const retry = retryAt === null ? null : new Date(retryAt);
  return [retry, new Date(now), error.replaceAll('\0', '').slice(0, 500)];
}
