import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { positionsOf } from '../../book/public.ts';
import { announceDeposit } from '../announce-deposit.ts';
import { moveDeposit } from '../deposits.store.ts';
import { openDeposit, type OpenedDeposit } from '../open-deposit.ts';
import { withdrawTransfer } from '../office/transfers/transfers.store.ts';
import { openReturn } from '../returns.store.ts';
import { cancelDeposit, returnDeposit, sendBack } from '../send-back.ts';
import { askIfStuck } from './owed-deposit.ts';

type Deps = Pick<ServerDeps, 'config' | 'live'>;

/** What the bank gave back of a deposit without us; centavos, epoch milliseconds. */
interface GaveBack {
  readonly amount: number;
  /** Tells this fact from others. */
  readonly part: number;
  readonly at: number;
}

const CHANGED = 'O banco devolveu o Pix desta caução por conta própria.';

/**
 * What follows once a refund by the bank is booked at a deposit: one that was held is none any more, and what the bank left of it goes back as well.
 * Who left it is told. The caller holds its locks.
 */
export async function followBankRefund(
  deps: Deps,
  transaction: Transaction,
  code: number,
  { amount, part, at }: GaveBack,
): Promise<void> {
  const opened = await openDeposit(transaction, code);
  if (opened === undefined) throw new Error('A refund is of no deposit.');
  await announceDeposit(deps, transaction, opened, { what: 'by-bank', amount, part, at });
  const { state } = opened.deposit;
  if (state !== 'held' && state !== 'returning') return;
  await cancelDeposit(transaction, opened, { by: null, reason: CHANGED, at });
  if (state === 'held') await moveDeposit(transaction, code, { from: 'held', to: 'returning', at });
  // A proposal was of what was owed before.
  await withdrawTransfer(transaction, code, { decision: CHANGED, at });
  await sendBack(deps, transaction, opened, { by: null, at });
  await askIfStuck(deps, transaction, opened, { reason: null, at });
  await endIfBack(transaction, opened, at);
}

/** A deposit on its way back of which nothing is owed, and nothing is on its way, is back. Returns whether it is. */
export async function endIfBack(
  transaction: Transaction,
  { deposit: { code, charge } }: Pick<OpenedDeposit, 'deposit'>,
  at: number,
): Promise<boolean> {
  const { balances } = (await positionsOf(transaction, [charge]))(charge);
  if (balances.user < 0 || balances.sending < 0) return false;
  if ((await openReturn(transaction, code)) !== undefined) return false;
  await moveDeposit(transaction, code, { from: 'returning', to: 'returned', at });
  return true;
}

/** What was given up of a deposit is owed again: what is owed to its buyer after that goes back, or all of it is back. The caller holds its locks. */
export async function followGiveUpUndone(
  deps: Deps,
  transaction: Transaction,
  code: number,
  at: number,
): Promise<void> {
  await returnLate(deps, transaction, code, at);
  const opened = await openDeposit(transaction, code);
  if (opened?.deposit.state === 'returning') await endIfBack(transaction, opened, at);
}

/** A refund of a deposit did not leave the bank after all: what is owed of it goes back as what is paid late. */
export async function returnLate(
  deps: Deps,
  transaction: Transaction,
  code: number,
  at: number,
): Promise<void> {
  const opened = await openDeposit(transaction, code);
  if (opened === undefined) throw new Error('A refund is of no deposit.');
  const { deposit, position } = opened;
  if (!position.cancelled || position.balances.user >= 0) return;
  if (deposit.state !== 'used')
    return returnDeposit(deps, transaction, opened, { by: null, reason: null, at });
  await sendBack(deps, transaction, opened, { by: null, at });
  await askIfStuck(deps, transaction, opened, { reason: null, at });
}
