import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement, type Statement } from '../../../platform/db/statement.ts';

/** What is known of a deal and its conversation; `deal` gives the two and their account. */
const facts = (
  deal: string,
): string => `select d.code, d.account_id, d.offer_code, d.purchase_code, d.waiting_since, d.answer_due_at,
    o.title, o.partner_id, s.name as store, concat_ws(' ', a.name, nullif(a.surname, '')) as buyer, a.erased_at is not null as buyer_gone,
    case when d.purchase_code is null then coalesce(n.open, false) else false end as negotiating,
    case when d.purchase_code is not null then coalesce(p.cancelled_at, p.finished_at) when n.open then null else n.moved_at end as ended_at
  from (${deal}) d join offer o on o.code = d.offer_code join account a on a.id = d.account_id
    left join partner s on s.id = o.partner_id left join purchase p on p.code = d.purchase_code
    left join lateral (select bool_or(r.status in ('open', 'countered')) as open, max(r.moved_at) as moved_at
      from proposal r where r.account_id = d.account_id and r.offer_code = d.offer_code) n on d.purchase_code is null`;

const kept = 'c.code, c.waiting_since, c.answer_due_at';

const ofPurchase = (
  who: string,
): string => `select p.account_id, p.offer_code, p.code as purchase_code, ${kept}
  from purchase p left join deal_conversation c on c.purchase_code = p.code where p.code = $1 ${who}`;

const find = statement({
  name: 'conversations.find',
  text: facts(
    'select account_id, offer_code, purchase_code, code, waiting_since, answer_due_at from deal_conversation where code = $1',
  ),
});

const ownPurchase = statement({
  name: 'conversations.of-own-purchase',
  text: facts(ofPurchase('and p.account_id = $2')),
});

const purchase = statement({
  name: 'conversations.of-purchase',
  text: facts(ofPurchase('')),
});

const ownOffer = statement({
  name: 'conversations.of-own-offer',
  text: facts(`select x.account_id, x.offer_code, null::bigint as purchase_code, ${kept}
    from (select $2::bigint as account_id, $1::bigint as offer_code) x
      left join deal_conversation c on c.account_id = x.account_id and c.offer_code = x.offer_code and c.purchase_code is null
    where c.code is not null or exists (select from proposal r where r.account_id = x.account_id and r.offer_code = x.offer_code
      and r.status in ('open', 'countered'))`),
});

const proposal = statement({
  name: 'conversations.of-proposal',
  text: facts(`select r.account_id, r.offer_code, b.code as purchase_code, ${kept}
    from proposal r left join lateral (select max(p.code) as code from purchase p
        where r.status = 'accepted' and p.account_id = r.account_id and p.offer_code = r.offer_code) b on true
      left join deal_conversation c on c.account_id = r.account_id and c.offer_code = r.offer_code
        and c.purchase_code is not distinct from b.code
    where r.code = $1`),
});

const begin = statement({
  name: 'conversations.begin',
  text: `insert into deal_conversation (account_id, offer_code, purchase_code, started_at) values ($1, $2, $3, $4)
    on conflict do nothing returning code`,
});

const lock = statement({
  name: 'conversations.lock',
  text: 'select last_at from deal_conversation where code = $1 for no key update',
});

const attach = statement({
  name: 'conversations.attach-purchase',
  text: `update deal_conversation set purchase_code = $3 where account_id = $1 and offer_code = $2 and purchase_code is null`,
});

const wait = statement({
  name: 'conversations.wait',
  text: `update deal_conversation set last_at = $2, waiting_since = coalesce(waiting_since, $2), answer_due_at = coalesce(answer_due_at, $3)
    where code = $1`,
});

const answered = statement({
  name: 'conversations.answered',
  text: 'update deal_conversation set last_at = $2, waiting_since = null, answer_due_at = null where code = $1',
});

const settle = statement({
  name: 'conversations.settle',
  text: 'update deal_conversation set waiting_since = null, answer_due_at = null where code = $1',
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;

/** A deal with what is known of its conversation; without `code` nobody has written. */
export type DealFacts = Omit<RowOf<typeof find>, 'code'> & { readonly code: number | null };

/** A deal whose conversation exists. */
export type Conversation = RowOf<typeof find>;

/** Reads deals and their conversations; undefined: there is none. */
export function conversationReader(queries: Queries) {
  return {
    find: (code: number): Promise<Conversation | undefined> => queries.row(find, [code]),
    /** A purchase of an account. */
    ownPurchase: (code: number, accountId: number): Promise<DealFacts | undefined> =>
      queries.row(ownPurchase, [code, accountId]),
    /** What an account negotiates on an offer, or did. */
    ownOffer: (offerCode: number, accountId: number): Promise<DealFacts | undefined> =>
      queries.row(ownOffer, [offerCode, accountId]),
    purchase: (code: number): Promise<DealFacts | undefined> => queries.row(purchase, [code]),
    proposal: (code: number): Promise<DealFacts | undefined> => queries.row(proposal, [code]),
  };
}

/** Changes conversations. Instants in epoch milliseconds. */
export function conversationWriter(transaction: Transaction) {
  return {
    /** Undefined if another call has begun it. */
    begin: async (
      { account_id: account, offer_code: offer, purchase_code: bought }: DealFacts,
      at: number,
    ): Promise<number | undefined> =>
      (await transaction.row(begin, [account, offer, bought, new Date(at)]))?.code,
    /** One message at a time; false if there is no such conversation. */
    lock: async (code: number): Promise<boolean> => (await transaction.row(lock, [code])) !== undefined,
    /** The buyer wrote: they wait from the first message on that was not answered. */
    wait: (code: number, at: number, due: number) =>
      transaction.run(wait, [code, new Date(at), new Date(due)]),
    answered: (code: number, at: number) => transaction.run(answered, [code, new Date(at)]),
    settle: (code: number) => transaction.run(settle, [code]),
  };
}

/** What was negotiated is bought: the conversation goes on about the purchase. */
export async function followIntoPurchase(
  transaction: Transaction,
  {
    accountId,
    offerCode,
    code,
  }: { readonly accountId: number; readonly offerCode: number; readonly code: number },
): Promise<void> {
  await transaction.run(attach, [accountId, offerCode, code]);
}
