import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announce, personOf, purchasePath } from '../../trading/results/public.ts';
import { openRequest, writeRequestEnded } from './debts.store.ts';
import type { OpenedDebt } from './open-debt.ts';

/** What a buyer is told of what they owe. */
interface DebtNews {
  /** Of the request, or of what was given up. */
  readonly code: number;
  readonly what: 'asked' | 'dropped' | 'given-up' | 'restored';
  /** Centavos. */
  readonly amount: number;
  /** What finance writes to the buyer; null: nothing. */
  readonly message: string | null;
  readonly at: number;
}

/** Tells the buyer of a purchase that they are asked for what they owe, or no longer, in its transaction. */
export async function announceDebt(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  { opened }: Pick<OpenedDebt, 'opened'>,
  { code, what, amount, message, at }: DebtNews,
): Promise<void> {
  if (opened === null) return;
  const { purchase, row } = opened;
  const person = await personOf(transaction, purchase.account_id);
  if (!person) return;
  await announce(deps, transaction, row, {
    person,
    event: 'purchase',
    path: purchasePath(purchase.code),
    value: amount,
    fact: `debt-${code}-${what}`,
    at,
    write: (facts) => messages.debtNews({ ...facts, what, amount, message }),
  });
}

/** Asks the buyer no longer, and tells them, if they are asked. Returns what they were asked for in centavos; null: they were not. */
export async function endRequest(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  opened: OpenedDebt,
  { at }: { readonly at: number },
): Promise<number | null> {
  const request = await openRequest(transaction, opened.charge);
  if (request === undefined) return null;
  const { code, amount_cents: amount } = request;
  await writeRequestEnded(transaction, opened.charge, at);
  await announceDebt(deps, transaction, opened, { code, what: 'dropped', amount, message: null, at });
  return amount;
}
