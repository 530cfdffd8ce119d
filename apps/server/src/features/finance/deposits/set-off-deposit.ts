import { setOffNow } from '@patio/domain/finance/deposits/set-off.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { positionsOf } from '../book/public.ts';
import { chargedBySale, type ChargeRow, type FollowedPurchase } from '../charges/public.ts';
import { insertParts, partsOf, setOff } from '../paybacks/public.ts';
import { askIfStuck } from './bank/owed-deposit.ts';
import { announceDeposit } from './announce-deposit.ts';
import { chosenDeposit, moveDeposit } from './deposits.store.ts';
import { chargeOf, openDeposit, type OpenedDeposit } from './open-deposit.ts';
import { insertSetOff } from './returns.store.ts';
import { cancelDeposit, sendBack } from './send-back.ts';

type Deps = Pick<ServerDeps, 'config' | 'live'>;

/**
 * Lets the deposit that its buyer chose for a purchase pay what the price still lacks, once everything else is paid, in the transaction in
 * which the last of it was booked.
 */
export async function setOffChosen(
  deps: Deps,
  transaction: Transaction,
  { opened: { purchase, charges }, at }: FollowedPurchase,
): Promise<void> {
  const code = await chosenDeposit(transaction, purchase.code);
  const target = charges.find(({ kind }) => kind === 'price');
  if (code === null || target === undefined) return;
  const opened = await openDeposit(transaction, code);
  if (opened?.deposit.state !== 'held') return;
  const amount = setOffNow(opened.deposit.amount_cents, await openOfSale(transaction, charges));
  if (amount === 0) return;
  await pay(deps, transaction, opened, { target, amount, at });
  await recordAudit(transaction, {
    actorId: null,
    command: 'payment',
    action: 'set-off-deposit',
    subject: `purchase ${purchase.code}`,
    details: { deposit: code, charge: target.code, amount },
    before: { state: 'held' },
    after: { state: 'used' },
    at,
  });
}

/** What is open of a sale, by the book. */
async function openOfSale(transaction: Transaction, charges: readonly ChargeRow[]) {
  const ofSale = chargedBySale(charges);
  const positionOf = await positionsOf(
    transaction,
    ofSale.map(({ code }) => code),
  );
  const sumOf = (isPrice: boolean): number =>
    ofSale
      .filter(({ kind }) => (kind === 'price') === isPrice)
      .reduce((sum, { code }) => sum + positionOf(code).balances.receivable, 0);
  return { price: sumOf(true), others: sumOf(false) };
}

/** Books it: the deposit is the buyer's again, and pays at once; what it has above goes back to who paid it. */
async function pay(
  deps: Deps,
  transaction: Transaction,
  opened: OpenedDeposit,
  { target, amount, at }: { readonly target: ChargeRow; readonly amount: number; readonly at: number },
): Promise<void> {
  const { deposit } = opened;
  await cancelDeposit(transaction, opened, { by: null, reason: null, at });
  const charge = chargeOf(deposit);
  const payback = await insertSetOff(transaction, {
    deposit: deposit.code,
    amount,
    target: target.code,
    at,
  });
  await insertParts(transaction, payback, [{ charge: charge.code, amount, pix: null }]);
  const parts = await partsOf(transaction, [payback]);
  const row = { code: payback, target_charge: target.code, amount_cents: amount };
  await setOff(transaction, { charges: [charge, target] }, { payback: row, parts, by: null, at });
  await moveDeposit(transaction, deposit.code, { from: 'held', to: 'used', at });
  await announceDeposit(deps, transaction, opened, { what: 'used', amount, at });
  const { balances } = (await positionsOf(transaction, [charge.code]))(charge.code);
  const sent = balances.user < 0 && (await sendBack(deps, transaction, opened, { by: null, at }));
  const rest = deposit.amount_cents - amount;
  if (rest <= 0) return;
  // Without a bank, or after its term, it goes to an account that they give.
  if (!sent && (await askIfStuck(deps, transaction, opened, { reason: null, at })) === 'asked') return;
  const what = sent ? 'rest' : 'rest-later';
  await announceDeposit(deps, transaction, opened, { what, amount: rest, at });
}
