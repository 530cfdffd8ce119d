import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import type { MailStore } from '../../mail/public.ts';
import type { MailedEvent } from './mailed-event.ts';

/** Who a digest goes to. */
export interface DigestReader {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly idiom: Idiom | null;
  readonly blocked: boolean;
}

/** The current state of the subject of a held alert. Centavos, epoch milliseconds. */
export interface HeldAlert {
  readonly event: MailedEvent;
  readonly offer: {
    readonly code: number;
    readonly title: string;
    readonly open: boolean;
    readonly price: number;
    readonly endAt: number;
    /** The position of a user who has bid on it. */
    readonly standing: 'leads' | 'overtaken' | null;
    /** The selling store; null: the house. */
    readonly seller: MailStore | null;
    /** Whether its page is visible. */
    readonly shown: boolean;
    /** Questions and proposals on it that wait for sellers. */
    readonly asked: number;
    readonly proposed: number;
  } | null;
  readonly search: {
    readonly name: string;
    readonly query: string;
    readonly store: string | null;
    /** Its owner still wants mails about it. */
    readonly wanted: boolean;
    /** Open offers that its owner has not viewed. */
    readonly found: number;
  } | null;
}

const reader = statement({
  name: 'alerts.digest-reader',
  text: 'select id, email, name, idiom, blocked_at is not null as blocked from account where id = $1',
});

const take = statement({
  name: 'alerts.take-held',
  text: `with gone as (delete from held_alert where account_id = $1 returning event, offer_code, search_id, held_at)
    select g.event,
      case when o.code is not null then json_build_object('code', o.code, 'title', o.title, 'price', a.price_cents,
        'open', a.open and o.status = 'A' and a.end_at > $2, 'endAt', floor(extract(epoch from a.end_at) * 1000),
        'standing', case when p.account_id is null then null when a.leader_id = $1 then 'leads' else 'overtaken' end,
        'seller', case when s.id is not null then json_build_object('name', s.name, 'store', s.store) end,
        'shown', coalesce(o.published_at <= $2, false) and (o.partner_id is null or s.id is not null),
        'asked', case when g.event = 'selling-question' then
          (select count(*) from question q where q.offer_code = o.code and q.answer is null) else 0 end,
        'proposed', case when g.event = 'selling-proposal' then
          (select count(*) from proposal r where r.offer_code = o.code and r.status = 'open' and r.refuse_at is null) else 0 end) end as offer,
      case when w.id is not null then json_build_object('name', w.name, 'query', w.query, 'store', w.store,
        'wanted', w.by_mail and w.frequency <> 'never',
        'found', (select count(*) from saved_search_match m join offer mo on mo.code = m.offer_code and mo.status = 'A'
          join auction ma on ma.offer_code = mo.code and ma.open and ma.end_at > $2
          where m.search_id = w.id and m.found_at >= w.seen_at and mo.published_at <= $2
            and not exists (select from partner c where c.id = mo.partner_id and c.status <> 'approved'))) end as search
    from gone g
    left join offer o on o.code = g.offer_code
    left join auction a on a.offer_code = o.code
    left join partner s on s.id = o.partner_id and s.status = 'approved'
    left join participation p on p.offer_code = o.code and p.account_id = $1
    left join saved_search w on w.id = g.search_id
    order by g.held_at, g.event, g.offer_code, g.search_id`,
  shape: shape<HeldAlert>(),
});

/** The person of a digest. */
export function digestReader(transaction: Transaction, accountId: number): Promise<DigestReader | undefined> {
  return transaction.row(reader, [accountId]);
}

/** Takes everything held for a user, in chronological order. */
export function takeHeld(transaction: Transaction, accountId: number, now: number): Promise<HeldAlert[]> {
  return transaction.rows(take, [accountId, new Date(now)]);
}
