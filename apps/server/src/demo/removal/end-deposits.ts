import { postReturn } from '@patio/domain/finance/book/postings.ts';
import { positionsOf } from '../../features/finance/book/public.ts';
import {
  bookDeposit,
  cancelDeposit,
  moveDeposit,
  openDeposit,
} from '../../features/finance/deposits/public.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const NOTE = 'Dados de demonstração removidos.';

const waiting = statement({
  name: 'demo.waiting-deposits',
  text: `select code from bid_deposit where account_id = any($1::bigint[]) and state in ('asked', 'held') order by code`,
});

/** Ends the deposits of demo accounts in book and ledger: no bank has their money, so what was booked as paid is booked as gone back. */
export async function endDeposits(
  transaction: Transaction,
  accounts: readonly number[],
  at: number,
): Promise<void> {
  for (const { code } of await transaction.rows(waiting, [accounts])) {
    const opened = await openDeposit(transaction, code);
    if (opened === undefined) continue;
    const { deposit } = opened;
    await cancelDeposit(transaction, opened, { by: null, reason: NOTE, at });
    const position = (await positionsOf(transaction, [deposit.charge]))(deposit.charge);
    const owed = 0 - position.balances.user;
    if (owed > 0) {
      const key = `removed:${deposit.charge}`;
      const entries = postReturn({ creditor: deposit.creditor, ...position }, owed, 'user');
      await bookDeposit(transaction, deposit, { kind: 'return', key, at, by: null, reason: NOTE }, entries);
    }
    await moveDeposit(transaction, code, {
      from: deposit.state,
      to: deposit.state === 'held' ? 'returned' : 'lapsed',
      at,
    });
  }
}
