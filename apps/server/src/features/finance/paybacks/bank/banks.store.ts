import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';

const ask = statement({
  name: 'payback-banks.ask',
  text: `insert into payback_bank (purchase_code, asked_by, asked_at, reason) values ($1, $2, $3, $4)
    on conflict (purchase_code) do update set asked_by = excluded.asked_by, asked_at = excluded.asked_at, reason = excluded.reason,
      reminders = 0, reminded_at = null, given_at = null, bank_data = null`,
});

const give = statement({
  name: 'payback-banks.give',
  text: 'update payback_bank set bank_data = $2, given_at = $3 where purchase_code = $1',
});

// What went back since they were asked is settled, with what they gave for it.
const find = statement({
  name: 'payback-banks.find',
  text: `select b.purchase_code, b.asked_at, b.reason, b.reminders, b.reminded_at, b.given_at, b.bank_data, p.account_id, p.offer_code
    from payback_bank b join purchase p on p.code = b.purchase_code where b.purchase_code = $1
      and not exists (select from payback y where y.purchase_code = b.purchase_code and y.state = 'done' and b.asked_at < y.ended_at)`,
});

const toRemind = statement({
  name: 'payback-banks.to-remind',
  text: 'select purchase_code from payback_bank where given_at is null and reminders < $3 and purchase_code > $1 order by purchase_code limit $2',
});

const reminded = statement({
  name: 'payback-banks.reminded',
  text: 'update payback_bank set reminders = reminders + 1, reminded_at = $2 where purchase_code = $1',
});

const withdraw = statement({
  name: 'payback-banks.withdraw-proposal',
  text: `with gone as (update payback set state = 'withdrawn', ended_at = $2, decision = $3
      where purchase_code = $1 and way = 'transfer' and state = 'proposed' returning code)
    update payback_part set state = 'withdrawn' where payback_code in (select code from gone)`,
});

// Money of a purchase is back once nothing of it is owed to its buyer or on its way.
const erase = statement({
  name: 'payback-banks.erase',
  text: `delete from payback_bank where purchase_code in (${claim('b.purchase_code', {
    from: 'payback_bank b',
    where: `coalesce(b.given_at, b.asked_at) <= $1
      and not exists (select from payback y where y.purchase_code = b.purchase_code and (y.state in ('proposed', 'sending') or y.ended_at > $1))
      and not exists (select from charge c join book_entry e on e.charge_code = c.code join book_account k on k.code = e.account_code
        where c.purchase_code = b.purchase_code and k.kind in ('user', 'sending') group by c.code having sum(e.amount_cents) < 0)`,
    limit: 500,
    of: 'b',
  })})`,
});

/** A buyer is asked for their bank data, with the words of finance; what they gave before is gone. Epoch milliseconds. */
export async function writeBankAsked(
  transaction: Transaction,
  asked: { readonly purchase: number; readonly by: number; readonly at: number; readonly reason: string },
): Promise<void> {
  const { purchase, by, at, reason } = asked;
  await transaction.run(ask, [purchase, by, new Date(at), reason]);
}

/** Keeps what they gave, sealed, in the place of what they gave before. */
export async function writeBank(
  transaction: Transaction,
  purchase: number,
  { sealed, at }: { readonly sealed: Buffer; readonly at: number },
): Promise<void> {
  await transaction.run(give, [purchase, sealed, new Date(at)]);
}

/** What the buyer of a purchase was asked for since money of it went back last, and gave; undefined: nothing. */
export function paybackBank(queries: Queries, purchase: number) {
  return queries.row(find, [purchase]);
}

/** Purchases behind a code whose buyers gave no bank data and were reminded of it less than `most` times. */
export async function purchasesToRemind(
  queries: Queries,
  { after, limit, most }: { readonly after: number; readonly limit: number; readonly most: number },
): Promise<readonly number[]> {
  return (await queries.rows(toRemind, [after, limit, most])).map(({ purchase_code: code }) => code);
}

/** Notes that the buyer was reminded. */
export async function writeReminded(transaction: Transaction, purchase: number, at: number): Promise<void> {
  await transaction.run(reminded, [purchase, new Date(at)]);
}

/** Turns down the transfer that was proposed to the account from before. Returns whether there was one. */
export async function withdrawProposal(
  transaction: Transaction,
  purchase: number,
  { decision, at }: { readonly decision: string; readonly at: number },
): Promise<boolean> {
  return (await transaction.run(withdraw, [purchase, new Date(at), decision])) > 0;
}

/** Deletes what is of purchases whose money went back up to this instant (epoch milliseconds); at most 500. Returns how many. */
export function erasePaybackBanks(queries: Queries, until: number): Promise<number> {
  return queries.run(erase, [new Date(until)]);
}
