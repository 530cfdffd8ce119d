import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { MailedEvent } from './mailed-event.ts';

/** An alert that is grouped with others. Instants in epoch milliseconds UTC. */
export interface NewHeldAlert {
  readonly accountId: number;
  readonly event: MailedEvent;
  readonly offerCodes: readonly number[];
  readonly searchId: number | null;
  /** Of the mail that it replaces. */
  readonly dedupeKey: string;
  readonly now: number;
  readonly dueAt: number;
}

// Not the row of the account: sign-ins and bids must not wait for mails.
const key = `hashtextextended('alert mails ' || $1::bigint, 0)`;

const lock = statement({ name: 'alerts.lock-mails', text: `select pg_advisory_xact_lock(${key})` });

const tryLock = statement({
  name: 'alerts.try-lock-mails',
  text: `select pg_try_advisory_xact_lock(${key}) as held`,
});

const hold = statement({
  name: 'alerts.hold',
  text: `insert into held_alert (account_id, event, offer_code, search_id, held_at, due_at)
    select $1, $2, about.code, $4, $5, $6
    from unnest(case when cardinality($3::bigint[]) = 0 then array[null::bigint] else $3::bigint[] end) about(code)
    where not exists (select from mail where dedupe_key = $7)
    on conflict (account_id, event, offer_code, search_id) do update set held_at = excluded.held_at`,
});

const due = statement({
  name: 'alerts.due-digests',
  text: `select account_id from held_alert where due_at <= $1 group by account_id order by min(due_at), account_id limit $2`,
});

const postpone = statement({
  name: 'alerts.postpone-digest',
  text: 'update held_alert set due_at = $2 where account_id = $1',
});

/** Locked against other counting and writing of this user's alert mails until the transaction ends. */
export async function lockAlertMails(transaction: Transaction, accountId: number): Promise<void> {
  await transaction.run(lock, [accountId]);
}

/** The same without waiting; false if another transaction holds the lock. */
export async function tryLockAlertMails(transaction: Transaction, accountId: number): Promise<boolean> {
  return (await transaction.row(tryLock, [accountId]))?.held === true;
}

/** Holds an alert for a digest; equal alerts about the same subject are held once. */
export async function holdAlert(transaction: Transaction, alert: NewHeldAlert): Promise<void> {
  const { accountId, event, offerCodes, searchId, dedupeKey, now, dueAt } = alert;
  await transaction.run(hold, [
    accountId,
    event,
    offerCodes,
    searchId,
    new Date(now),
    new Date(dueAt),
    dedupeKey,
  ]);
}

/** Users whose digest is due, longest overdue first. */
export async function dueDigests(queries: Queries, now: number, limit: number): Promise<number[]> {
  const rows = await queries.rows(due, [new Date(now), limit]);
  return rows.map(({ account_id: id }) => id);
}

/** Postpones a digest until an instant. */
export async function postponeDigest(transaction: Transaction, accountId: number, at: number): Promise<void> {
  await transaction.run(postpone, [accountId, new Date(at)]);
}
