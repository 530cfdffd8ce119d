import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { announce, personOf, purchasePath } from '../../../trading/results/public.ts';
import type { OpenedPurchase } from '../../charges/public.ts';

/** What a buyer is told of their bank data; amount in centavos. */
interface BankNews {
  readonly what: 'asked' | 'reminder' | 'last-reminder' | 'given';
  readonly amount: number;
  /** In the words of finance. */
  readonly reason: string | null;
  readonly at: number;
}

/** Tells the buyer of a purchase that their bank data are needed to transfer money back, or that they are there, in its transaction. */
export async function announceBank(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  { purchase, row }: Pick<OpenedPurchase, 'purchase' | 'row'>,
  { what, amount, reason, at }: BankNews,
): Promise<void> {
  const person = await personOf(transaction, purchase.account_id);
  if (!person) return;
  await announce(deps, transaction, row, {
    person,
    event: 'purchase',
    path: `${purchasePath(purchase.code)}#devolucoes`,
    value: amount,
    fact: `payback-bank-${purchase.code}-${what}-${at}`,
    at,
    write: (facts) => messages.paybackBank({ ...facts, what, amount, reason }),
  });
}
