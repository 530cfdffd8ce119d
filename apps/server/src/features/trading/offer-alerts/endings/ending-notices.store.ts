import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { EndingEvent } from '@patio/domain/messaging/alerts/ending-alerts.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { isShown } from '../../../catalogue/shown-offers/public.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';

/** A user to be notified of ends. */
export interface EndingReader {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly idiom: Idiom | null;
  readonly blocked: boolean;
}

/** One offer to notify a user of; `standing` is null if they have not bid. Centavos, epoch milliseconds. */
export interface EndingNotice {
  readonly account_id: number;
  readonly event: EndingEvent;
  readonly offer_code: number;
  readonly title: string;
  readonly price_cents: number;
  readonly end_at: number;
  readonly standing: 'leads' | 'overtaken' | null;
  /** The store that sells it. */
  readonly partner_id: number | null;
}

const lock = statement({
  name: 'alerts.lock-ending-readers',
  text: claim('id, email, name, idiom, blocked_at is not null as blocked', {
    from: 'account',
    where: 'id in (select account_id from ending_notice)',
    order: 'id',
    limit: '$1',
    lock: 'no key update',
  }),
});

const take = statement({
  name: 'alerts.take-ending-notices',
  text: `
    with gone as (delete from ending_notice where account_id = any($1::bigint[]) returning account_id, event, offer_code)
    select g.account_id, g.event, g.offer_code, o.title, o.partner_id, a.price_cents, a.end_at,
      case when p.account_id is null then null when a.leader_id = g.account_id then 'leads' else 'overtaken' end as standing
    from gone g join offer o on o.code = g.offer_code and o.status = 'A' and ${isShown('$2')}
    join auction a on a.offer_code = g.offer_code and a.open and a.end_at > $2
    left join participation p on p.offer_code = g.offer_code and p.account_id = g.account_id
    order by a.end_at, g.offer_code`,
});

/** Locks recipients with pending notifications; other workers skip them. */
export function lockEndingReaders(transaction: Transaction, limit: number): Promise<EndingReader[]> {
  return transaction.rows(lock, [limit]);
}

/** Takes all pending notifications of locked recipients, earliest end first; offers that have ended meanwhile are left out. */
export function takeEndingNotices(
  transaction: Transaction,
  accountIds: readonly number[],
  now: number,
): Promise<EndingNotice[]> {
  return transaction.rows(take, [accountIds, new Date(now)]);
}
