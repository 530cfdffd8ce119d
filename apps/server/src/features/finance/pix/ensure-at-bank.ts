import { afterReading, PIX_AFTERWARDS_MS } from '@patio/domain/finance/pix/decide-pix-charge.ts';
import { brCodeText } from '../../../platform/pix/br-code.ts';
import type { BankCharge } from '../../../platform/pix/pix-bank.ts';
import { PixError } from '../../../platform/pix/pix-failure.ts';
import { makeAtBank, readAtBank } from './at-the-bank.ts';
import type { PixDeps } from './pix-deps.ts';
import { lockCharge, openPixCharge } from './pix-charges.store.ts';
import { pixOf, type PixRow } from './read-pix.ts';

/** Asks the bank for a Pix that was written before and that it does not know yet. Errors: `PixError`. */
export async function putAtBank(deps: PixDeps, pix: PixRow): Promise<void> {
  await keepText(deps, pix, await makeAtBank(deps, pix));
}

/**
 * The same when nobody knows whether the bank has it: it is asked first, because asking for the same again would end it sooner than shown, as
 * its time counts from when it was made. May be repeated at any time. Errors: `PixError`.
 */
export async function ensureAtBank(deps: PixDeps, pix: PixRow): Promise<void> {
  const known = await readAtBank(deps.bank, pix).catch((error: unknown) => {
    if (error instanceof PixError && error.failure === 'missing') return null;
    throw error;
  });
  await (known === null ? putAtBank(deps, pix) : keepText(deps, pix, known));
}

/** Stores the text to copy; a Pix that is not wanted any more is read soon. Errors: `PixError`. */
export async function keepText(deps: PixDeps, { txid, ...pix }: PixRow, charge: BankCharge): Promise<void> {
  const { clock, config, database } = deps;
  if (charge.status !== 'active') throw new PixError('refused', 'The charge cannot be paid any more.');
  if (charge.centavos !== pix.amount_cents)
    throw new PixError('nonsense', 'The bank asks for another amount.');
  if (charge.dueDate !== pix.due_on) throw new PixError('nonsense', 'The bank has another due date.');
  const copyText = copyTextOf(charge, config.brand);
  await database.transact(async (transaction) => {
    await lockCharge(transaction, pix.charge_code);
    const fresh = (await pixOf(transaction, txid)) ?? { ...pix, txid };
    const { amount_cents: centavos, expires_at: expiresAt, replaced } = fresh;
    const now = clock.now();
    const next = afterReading({ centavos, expiresAt, replaced }, fresh.charge, { active: true, now });
    const readAt = next === 'wait' ? expiresAt + PIX_AFTERWARDS_MS : now;
    await openPixCharge(transaction, txid, { copyText, readAt });
  });
}

function copyTextOf(
  { location, copyText }: BankCharge,
  { name, office }: PixDeps['config']['brand'],
): string {
  if (location !== null) return brCodeText({ location, merchant: name, city: office.city });
  if (copyText !== null) return copyText;
  throw new PixError('nonsense', 'The bank does not say where the charge is read.');
}
