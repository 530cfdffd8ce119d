import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { SecurityEvent } from '@patio/domain/identity/security/security-events.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** An event as it is stored. */
export interface NewSecurityEvent {
  readonly accountId: number;
  readonly kind: SecurityEvent;
  readonly sessionId: string | null;
  readonly browser: string | null;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly place: string | null;
  readonly detail: string | null;
  /** Epoch milliseconds UTC. */
  readonly now: number;
}

/** An event as read. Instants are epoch milliseconds UTC. */
export interface SecurityEventRow {
  readonly code: number;
  readonly kind: string;
  readonly user_agent: string | null;
  readonly place: string | null;
  readonly detail: string | null;
  readonly times: number;
  readonly first_at: number;
  readonly at: number;
}

const insert = statement({
  name: 'security.insert-event',
  text: `insert into security_event (account_id, kind, session_id, browser, user_agent, address, place, detail, first_at, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
});

const repeat = statement({
  name: 'security.repeat-event',
  text: `update security_event set times = times + 1, at = $5
    where code = (select max(code) from security_event
      where account_id = $1 and kind = $2 and address is not distinct from $3 and first_at > $4)
    returning code`,
});

const past = statement({
  name: 'security.past-accesses',
  text: `select count(*) > 0 as seen, coalesce(bool_or(browser is not distinct from $2 and place is not distinct from $3), false) as alike,
      count(*) filter (where at > $4) as recent
    from security_event where account_id = $1 and kind = 'signed-in'`,
});

const owner = statement({
  name: 'security.owner',
  text: 'select email, idiom from account where id = $1',
});

const list = statement({
  name: 'security.list-events',
  text: `select code, kind, user_agent, place, detail, times, first_at, at from security_event
    where account_id = $1 and ($2::bigint is null or code < $2) order by code desc limit $3`,
});

const forget = statement({
  name: 'security.forget-events',
  text: `with old as (select code from security_event where at < $1 limit 5000)
    delete from security_event e using old where e.code = old.code returning e.code`,
});

/** Writes an event down. */
export async function insertEvent(queries: Queries, event: NewSecurityEvent): Promise<void> {
  await queries.run(insert, [
    event.accountId,
    event.kind,
    event.sessionId,
    event.browser,
    event.userAgent,
    event.address,
    event.place,
    event.detail,
    new Date(event.now),
  ]);
}

/** Increments an equal event from the same address that started after `since`; false if there is none. */
export async function repeatEvent(
  queries: Queries,
  event: Pick<NewSecurityEvent, 'accountId' | 'kind' | 'address' | 'now'> & { readonly since: number },
): Promise<boolean> {
  const { accountId, kind, address, since, now } = event;
  return (
    (await queries.row(repeat, [accountId, kind, address, new Date(since), new Date(now)])) !== undefined
  );
}

/** The sign-ins of an account so far. */
export interface PastAccesses {
  readonly seen: boolean;
  /** One of them was by a similar browser in the same network. */
  readonly alike: boolean;
  /** How many since the given instant. */
  readonly recent: number;
}

/** What is known about the sign-ins of an account before this one. */
export async function pastAccesses(
  queries: Queries,
  event: Pick<NewSecurityEvent, 'accountId' | 'browser' | 'place'> & { readonly since: number },
): Promise<PastAccesses> {
  const { accountId, browser, place, since } = event;
  const row = await queries.row(past, [accountId, browser, place, new Date(since)]);
  return row ?? { seen: false, alike: false, recent: 0 };
}

/** The address and language of an account; undefined if it is gone. */
export function accessOwner(
  queries: Queries,
  accountId: number,
): Promise<{ readonly email: string; readonly idiom: Idiom | null } | undefined> {
  return queries.row(owner, [accountId]);
}

/** The newest events of an account, or those before a code; at most `limit`. */
export function eventsOf(
  queries: Queries,
  { accountId, before, limit }: { accountId: number; before: number | null; limit: number },
): Promise<SecurityEventRow[]> {
  return queries.rows(list, [accountId, before, limit]);
}

/** Removes some of the events before an instant (epoch milliseconds UTC); true if there may be more. */
export async function forgetEvents(queries: Queries, before: number): Promise<boolean> {
  return (await queries.rows(forget, [new Date(before)])).length === 5000;
}
