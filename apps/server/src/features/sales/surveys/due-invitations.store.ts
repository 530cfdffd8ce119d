import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import type { MailStore } from '../../messaging/mail/public.ts';

/** A user to be asked about an ended deal. */
export interface DueInvitation {
  readonly survey_guid: string;
  readonly occasion: 'completed' | 'cancelled' | 'lost';
  /** Code of the purchase, the proposal or the last bid: `lance_id` of the link. */
  readonly deal_code: number;
  readonly offer_code: number;
  readonly account_id: number;
  readonly title: string;
  readonly name: string;
  readonly email: string;
  readonly idiom: Idiom;
  /** The selling store; null: the house. */
  readonly seller: MailStore | null;
}

const startWatch = statement({
  name: 'surveys.start-watch',
  text: `insert into survey_watch (since) values ($1) on conflict do nothing`,
});

const due = statement({
  name: 'surveys.due',
  text: `
    with since as (select greatest(since, $1) as at from survey_watch),
    closed as (select offer_code, closed_at, outcome, leader_id from auction, since where closed_at between since.at and $3),
    -- A second chance may make the offer theirs yet.
    sold_to as (select offer_code, account_id from purchase
      union all select offer_code, account_id from second_chance where status = 'offered'),
    ended as (
      select 'completed' as occasion, p.code as deal_code, p.offer_code, p.account_id, p.finished_at as at
      from purchase p, since where p.finished_at >= since.at and p.status = 'X' and p.cancelled_at is null
      union all
      select 'cancelled', p.code, p.offer_code, p.account_id, p.cancelled_at
      from purchase p, since where p.cancelled_at >= since.at
      union all
      select 'cancelled', p.code, p.offer_code, p.account_id, p.decided_at
      from proposal p, since where p.status = 'withdrawn' and p.decided_at >= since.at
      union all
      select 'lost', b.code, a.offer_code, t.account_id, a.closed_at
      from closed a join participation t on t.offer_code = a.offer_code
      join lateral (select code from bid where offer_code = a.offer_code and bidder_id = t.account_id and kind in ('L', 'P')
        order by seq desc limit 1) b on true
      where not (a.outcome = 'conditional' and a.leader_id = t.account_id)
        and not exists (select from sold_to s where s.offer_code = a.offer_code and s.account_id = t.account_id)
      union all
      select 'lost', r.code, a.offer_code, r.account_id, a.closed_at
      from closed a join lateral (select distinct on (account_id) account_id, code, status from proposal
        where offer_code = a.offer_code order by account_id, code desc) r on r.status in ('rejected', 'expired')
      where not exists (select from sold_to s where s.offer_code = a.offer_code and s.account_id = r.account_id)
        and not exists (select from participation t where t.offer_code = a.offer_code and t.account_id = r.account_id)
    )
    select s.guid as survey_guid, e.occasion, e.deal_code, e.offer_code, e.account_id, o.title, c.name, c.email,
      coalesce(c.idiom, (select language from cancellation x where x.account_id = e.account_id order by x.id desc limit 1), 'PTBR')
        as idiom,
      (select json_build_object('name', s.name, 'store', s.store) from partner s where s.id = o.partner_id and s.status = 'approved')
        as seller
    from ended e
    join survey s on s.occasion = e.occasion
    join offer o on o.code = e.offer_code
    join account c on c.id = e.account_id and c.blocked_at is null
    where not exists (select from survey_invitation i where i.survey_guid = s.guid and i.deal_code = e.deal_code)
    order by e.at, e.deal_code limit $2`,
  shape: shape<Pick<DueInvitation, 'seller'>>(),
});

const invite = statement({
  name: 'surveys.invite',
  text: `insert into survey_invitation (survey_guid, deal_code, offer_code, account_id, created_at) values ($1, $2, $3, $4, $5)
         on conflict do nothing returning guid`,
});

/** Finds the users to ask, and invites them. Instants in epoch milliseconds. */
export function invitationBook(transaction: Transaction) {
  return {
    /** From now on, unless it started before. */
    startWatch: (now: number) => transaction.run(startWatch, [new Date(now)]),
    /** Of deals that ended since then; who lost an offer, of those that ended until `lostUntil`. */
    due: (since: number, limit: number, lostUntil: number) =>
      transaction.rows(due, [new Date(since), limit, new Date(lostUntil)]),
    /** The name of the new invitation; undefined if another worker was faster. */
    invite: async (person: DueInvitation, now: number): Promise<string | undefined> => {
      const { survey_guid, deal_code, offer_code, account_id } = person;
      const given = [survey_guid, deal_code, offer_code, account_id, new Date(now)];
      return (await transaction.row(invite, given))?.guid;
    },
  };
}
