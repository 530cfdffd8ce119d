import { PixError } from '../../../platform/pix/pix-failure.ts';
import type { BankCharge, PixBank } from '../../../platform/pix/pix-bank.ts';
import { debtorOf } from './debtor.store.ts';
import { notePixRead } from './pix-charges.store.ts';
import type { PixDeps } from './pix-deps.ts';
import type { PixRow } from './read-pix.ts';

/** A Pix as the bank has it: a charge with a due date (`cobv`), or one to be paid at once (`cob`). Errors: `PixError`. */
export function readAtBank(bank: PixBank, { txid, due_on: dueOn }: PixRow): Promise<BankCharge> {
  return dueOn === null ? bank.readCharge(txid) : bank.readDatedCharge(txid);
}

/** Removes it at the bank: nobody is to pay it any more. Errors: `PixError`. */
export async function removeAtBank(bank: PixBank, { txid, due_on: dueOn }: PixRow): Promise<void> {
  await (dueOn === null
    ? bank.reviseCharge(txid, { remove: true })
    : bank.reviseDatedCharge(txid, { remove: true }));
}

/** Asks the bank for it, under its txid. Errors: `PixError`. */
export async function makeAtBank(deps: PixDeps, pix: PixRow): Promise<BankCharge> {
  const { bank, clock, config } = deps;
  const subject = pix.deposit_code === null ? `compra ${pix.purchase_code}` : `caução ${pix.deposit_code}`;
  const asked = { centavos: pix.amount_cents, text: `${config.brand.name}: ${subject}` };
  if (pix.due_on !== null) return makeDated(deps, pix, { ...asked, dueDate: pix.due_on });
  const seconds = Math.ceil((pix.expires_at - clock.now()) / 1000);
  return bank.putCharge(pix.txid, { ...asked, seconds: Math.max(seconds, 1), debtor: null });
}

async function makeDated(
  { bank, database }: PixDeps,
  { txid, account_id: buyer }: PixRow,
  asked: { readonly centavos: number; readonly text: string; readonly dueDate: string },
): Promise<BankCharge> {
  try {
    const debtor = await debtorOf(database, buyer);
    if (debtor === null) throw new PixError('refused', 'The buyer has no CPF or CNPJ any more.');
    return await bank.putDatedCharge(txid, { ...asked, daysAfter: 0, debtor });
  } catch (error) {
    // A bank without this product refuses it each time: the buyer gets one that is to be paid at once.
    if (error instanceof PixError && (error.failure === 'refused' || error.failure === 'denied'))
      await notePixRead(database, txid, { state: 'ended', readAt: null });
    throw error;
  }
}
