import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import type { TakenNews } from '../auctions/public.ts';
import type { MailStore } from '../../messaging/mail/public.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

/** What a user is repeatedly notified of about one offer. Instants in epoch milliseconds, amounts in centavos. */
export interface Thread {
  readonly account_id: number;
  readonly offer_code: number;
  readonly event: 'bid-placed' | 'overtaken';
  readonly value_cents: number;
  readonly automatic: boolean;
  /** Of being outbid: bids above have fallen since, and there is still a higher one. */
  readonly fell: boolean;
  readonly mailed_at: number | null;
  readonly mail_due_at: number | null;
}

/** The user of a thread and the current state of the offer. */
export interface ThreadFacts {
  readonly email: string;
  readonly name: string;
  readonly idiom: Idiom | null;
  readonly blocked: boolean;
  readonly title: string;
  readonly open: boolean;
  readonly price_cents: number;
  readonly leader_id: number | null;
  readonly end_at: number;
  /** The pseudonym of the person there; null: not stored. */
  readonly costs: DealCosts | null;
  /** The store that sells; null: the house. */
  readonly seller: MailStore | null;
}

const columns = `account_id, offer_code, event, value_cents, automatic, fell, mailed_at, mail_due_at`;

const lock = statement({
  name: 'alerts.lock-thread',
  text: `insert into alert_thread (account_id, offer_code, event, value_cents, automatic, fell)
    select $1, $2, $3, $4, $5, $6 where exists (select from account where id = $1) and exists (select from offer where code = $2)
    on conflict (account_id, offer_code, event) do update set value_cents = excluded.value_cents, automatic = excluded.automatic, fell = excluded.fell
    returning ${columns}`,
});

const lockDue = statement({
  name: 'alerts.lock-due-threads',
  text: claim(columns, {
    from: 'alert_thread',
    where: 'mail_due_at <= $1',
    order: 'mail_due_at',
    limit: '$2',
  }),
});

const facts = statement({
  name: 'alerts.thread-facts',
  text: `select c.email, c.name, c.idiom, c.blocked_at is not null as blocked, o.title, a.open and o.status = 'A' as open,
      a.price_cents, a.leader_id, a.end_at,
      (select p.costs from participation p where p.account_id = c.id and p.offer_code = o.code) as costs,
      (select json_build_object('name', s.name, 'store', s.store) from partner s where s.id = o.partner_id and s.status = 'approved')
        as seller
    from account c, offer o join auction a on a.offer_code = o.code where c.id = $1 and o.code = $2`,
  shape: shape<Pick<ThreadFacts, 'costs' | 'seller'>>(),
});

const plan = statement({
  name: 'alerts.plan-thread-mail',
  text: `update alert_thread set mail_due_at = $4 where account_id = $1 and offer_code = $2 and event = $3`,
});

const finish = statement({
  name: 'alerts.finish-thread-mail',
  text: `update alert_thread set mail_due_at = null, mailed_at = coalesce($4, mailed_at)
    where account_id = $1 and offer_code = $2 and event = $3`,
});

const keyOf = (thread: Thread) => [thread.account_id, thread.offer_code, thread.event] as const;

/** Locks the thread that news belong to and stores their value in it; undefined if user or offer are gone. */
export function lockThread(transaction: Transaction, news: TakenNews): Promise<Thread | undefined> {
  const { accountId, offerCode, kind, value, automatic, fell } = news;
  return transaction.row(lock, [accountId, offerCode, kind, value, automatic, fell]);
}

/** Locks threads whose mail is due; other workers skip them. */
export function lockDueThreads(transaction: Transaction, now: number, limit: number): Promise<Thread[]> {
  return transaction.rows(lockDue, [new Date(now), limit]);
}

/** User and offer of a thread at this moment. */
export function threadFacts(transaction: Transaction, thread: Thread): Promise<ThreadFacts | undefined> {
  return transaction.row(facts, [thread.account_id, thread.offer_code]);
}

/** Sets when the next mail of a thread is due. */
export async function planMail(transaction: Transaction, thread: Thread, at: number): Promise<void> {
  await transaction.run(plan, [...keyOf(thread), new Date(at)]);
}

/** Clears what is due in a thread; `mailedAt` if a mail was written. */
export async function finishMail(
  transaction: Transaction,
  thread: Thread,
  mailedAt: number | null,
): Promise<void> {
  await transaction.run(finish, [...keyOf(thread), mailedAt === null ? null : new Date(mailedAt)]);
}
