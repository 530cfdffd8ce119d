import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';
import { balanceOf } from '../../charges/public.ts';
import { ASKED } from '../deposits.store.ts';

const ask = statement({
  name: 'deposit-banks.ask',
  text: 'update bid_deposit set bank_asked_at = $2, bank_given_at = null, transfer_by = null, bank_data = null, bank_reminders = 0, bank_reminded_at = null where code = $1',
});

const give = statement({
  name: 'deposit-banks.give',
  text: 'update bid_deposit set bank_data = $2, bank_given_at = $3, transfer_by = $4 where code = $1',
});

const sealed = statement({
  name: 'deposit-banks.sealed',
  text: 'select offer_code, bank_data from bid_deposit where code = $1',
});

// A deposit goes back by Pix for some time after it was paid; what the bank refused then stands with finance, and is never forgotten. Of one that
// stands, was kept or used, only what was paid too much or is left goes back: what the bank refused of it.
const unasked = statement({
  name: 'deposit-banks.not-asked',
  text: `select d.code from bid_deposit d where d.state = 'returning' and not ${ASKED} and d.held_at <= $1 and d.code > $2
      and not exists (select from payback b where b.deposit_code = d.code and b.state in ('proposed', 'sending'))
    union select d.code from bid_deposit d join charge c on c.deposit_code = d.code
    where d.code in (select b.deposit_code from payback b where b.state = 'failed' and b.deposit_code is not null)
      and d.state in ('held', 'kept', 'used') and not ${ASKED} and d.held_at <= $1 and d.code > $2 and ${balanceOf('user')} < 0
      and not exists (select from payback b where b.deposit_code = d.code and b.state in ('proposed', 'sending'))
    order by code limit $3`,
});

const erase = statement({
  name: 'deposit-banks.erase',
  text: `update bid_deposit set bank_asked_at = null, bank_given_at = null, transfer_by = null, bank_data = null,
      bank_reminders = 0, bank_reminded_at = null where code in (${claim('d.code', {
        from: 'bid_deposit d join charge c on c.deposit_code = d.code',
        where: `d.bank_data is not null and d.state <> 'returning' and ${balanceOf('user')} >= 0
      and not exists (select from payback b where b.deposit_code = d.code and b.state in ('proposed', 'sending'))
      and coalesce((select max(b.ended_at) from payback b where b.deposit_code = d.code), d.bank_given_at) <= $1`,
        limit: 500,
        of: 'd',
      })})`,
});

const toRemind = statement({
  name: 'deposit-banks.to-remind',
  text: `select code from bid_deposit where bank_asked_at is not null and bank_data is null and bank_reminders < $3 and code > $1 order by code limit $2`,
});

const reminded = statement({
  name: 'deposit-banks.reminded',
  text: 'update bid_deposit set bank_reminders = bank_reminders + 1, bank_reminded_at = $2 where code = $1',
});

/** Deposits behind a code whose buyers were asked for their bank data, gave none, and were reminded of it less than `most` times. */
export async function depositsToRemind(
  queries: Queries,
  { after, limit, most }: { readonly after: number; readonly limit: number; readonly most: number },
): Promise<readonly number[]> {
  return (await queries.rows(toRemind, [after, limit, most])).map(({ code }) => code);
}

/** Notes that its buyer was reminded. */
export async function writeReminded(transaction: Transaction, deposit: number, at: number): Promise<void> {
  await transaction.run(reminded, [deposit, new Date(at)]);
}

/** Its buyer is asked for their bank data; what they gave for an earlier return is gone. Errors: there is no such deposit. */
export async function writeBankAsked(transaction: Transaction, deposit: number, at: number): Promise<void> {
  if ((await transaction.run(ask, [deposit, new Date(at)])) !== 1) throw new Error('A deposit is gone.');
}

/** The bank data that a buyer gave, sealed. Epoch milliseconds. */
export interface GivenBank {
  readonly sealed: Buffer;
  readonly at: number;
  readonly transferBy: number;
}

/** Writes it, in the place of what they gave before. */
export async function writeBank(
  transaction: Transaction,
  deposit: number,
  { sealed: data, at, transferBy }: GivenBank,
): Promise<void> {
  await transaction.run(give, [deposit, data, new Date(at), new Date(transferBy)]);
}

/** The sealed bank data of a deposit; undefined: there is no such deposit. */
export function bankOfDeposit(queries: Queries, deposit: number) {
  return queries.row(sealed, [deposit]);
}

/** Deposits of which something is owed back since before an instant (epoch milliseconds), behind a code, of which nothing goes and nobody was asked. */
export async function depositsNotAsked(
  queries: Queries,
  { heldUntil, after, limit }: { readonly heldUntil: number; readonly after: number; readonly limit: number },
): Promise<readonly number[]> {
  return (await queries.rows(unasked, [new Date(heldUntil), after, limit])).map(({ code }) => code);
}

/** Deletes the bank data of deposits that went back up to this instant (epoch milliseconds); at most 500. Returns how many. */
export function eraseDepositBanks(queries: Queries, until: number): Promise<number> {
  return queries.run(erase, [new Date(until)]);
}
