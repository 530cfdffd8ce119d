import { DEPOSIT_DECISION_DAYS, depositStep } from '@patio/domain/finance/deposits/deposit-step.ts';
import { receivedOf } from '@patio/domain/finance/charges/charge-state.ts';
import { addWorkingDays } from '@patio/domain/time/working-days.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { workingCalendar } from '../../sales/working-days/public.ts';
import { readPixOfCharge } from '../pix/public.ts';
import { announceDeposit } from './announce-deposit.ts';
import { factsOf } from './deposit-facts.ts';
import { moveDeposit, writeTerm } from './deposits.store.ts';
import type { OpenedDeposit } from './open-deposit.ts';
import { cancelDeposit, returnDeposit } from './send-back.ts';

type Deps = Pick<ServerDeps, 'config' | 'live'>;

/** Does what follows of a deposit by itself, if anything does. The caller holds its locks. */
export async function followDeposit(
  deps: Deps,
  transaction: Transaction,
  opened: OpenedDeposit,
  at: number,
): Promise<void> {
  const facts = factsOf(opened.deposit);
  switch (depositStep(facts, at)) {
    case 'wait':
      return;
    case 'lapse':
      return lapse(deps, transaction, opened, at);
    case 'return':
      return returnDeposit(deps, transaction, opened, { by: null, reason: null, at });
    case 'decide':
      return beginTerm(deps, transaction, opened, at);
  }
}

async function lapse(deps: Deps, transaction: Transaction, opened: OpenedDeposit, at: number): Promise<void> {
  const { deposit, position } = opened;
  // Its code is removed at the bank.
  await readPixOfCharge(transaction, deposit.charge, at);
  const ended = { by: null, reason: null, at };
  if (receivedOf(position) > 0) return returnDeposit(deps, transaction, opened, ended);
  await cancelDeposit(transaction, opened, ended);
  await moveDeposit(transaction, deposit.code, { from: deposit.state, to: 'lapsed', at });
}

async function beginTerm(
  deps: Deps,
  transaction: Transaction,
  opened: OpenedDeposit,
  at: number,
): Promise<void> {
  const { deposit } = opened;
  if (deposit.bought === null) throw new Error('A default of no purchase.');
  const until = addWorkingDays(at, DEPOSIT_DECISION_DAYS, await workingCalendar(transaction, at));
  await writeTerm(transaction, deposit.code, { purchase: deposit.bought, until });
  await announceDeposit(deps, transaction, opened, {
    what: 'undecided',
    amount: deposit.amount_cents,
    until,
    at,
  });
}
