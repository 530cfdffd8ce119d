import { stateOfParts } from '@patio/domain/finance/paybacks/decide-payback.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { positionsOf } from '../book/public.ts';
import { endPart, partsOf, type PartEnded } from '../paybacks/public.ts';
import type { PixDeps } from '../pix/public.ts';
import { endIfBack } from './bank/follow-bank-refund.ts';
import { askIfStuck } from './bank/owed-deposit.ts';
import { announceDeposit, newsOfReturn } from './announce-deposit.ts';
import { moveDeposit } from './deposits.store.ts';
import { chargeOf, openDeposit } from './open-deposit.ts';
import { endReturn, findReturn } from './returns.store.ts';
import { sendBack } from './send-back.ts';

/** Books what became of a Pix that returns a deposit; once all of them have ended, the deposit is back, or stands with finance. */
export async function endDepositReturn(
  deps: PixDeps,
  transaction: Transaction,
  { payback: code, part: partCode, outcome, failure, at }: PartEnded,
): Promise<void> {
  const seen = await findReturn(transaction, code);
  const of = seen?.deposit_code ?? null;
  const opened = of === null ? undefined : await openDeposit(transaction, of);
  if (seen === undefined || opened === undefined) throw new Error('A return has no deposit.');
  const part = (await partsOf(transaction, [code])).find((each) => each.code === partCode);
  // Another process was faster.
  if (part?.state !== 'sending') return;
  const charge = chargeOf(opened.deposit);
  const reference = part.refund_id;
  await endPart(transaction, { charges: [charge] }, { part, outcome, failure, reference, by: null, at });
  const state = stateOfParts((await partsOf(transaction, [code])).map((each) => each.state));
  if (state !== 'done' && state !== 'failed') return;
  await endReturn(transaction, code, { state, at });
  await recordAudit(transaction, {
    actorId: null,
    command: 'payment',
    action: 'end-deposit-return',
    subject: `offer ${opened.deposit.offer_code}`,
    details: { deposit: opened.deposit.code, payback: code, amount: seen.amount_cents },
    before: { state: 'sending' },
    after: { state },
    at,
  });
  const news = { amount: seen.amount_cents, part: code, at };
  if (state === 'failed' && (await askIfStuck(deps, transaction, opened, { reason: null, at })) === 'asked')
    return;
  // The bank refuses what it gave back by itself meanwhile.
  if (
    state === 'failed' &&
    opened.deposit.state === 'returning' &&
    (await endIfBack(transaction, opened, at))
  )
    return;
  if (state === 'failed') return announceDeposit(deps, transaction, opened, { what: 'failed', ...news });
  const what = newsOfReturn(opened.deposit.state, 'returned');
  await announceDeposit(deps, transaction, opened, { what, ...news });
  // What arrived meanwhile goes back as well.
  const more = await sendBack(deps, transaction, opened, { by: null, at });
  if (!more) await askIfStuck(deps, transaction, opened, { reason: null, at });
  const { balances } = (await positionsOf(transaction, [charge.code]))(charge.code);
  if (!more && opened.deposit.state === 'returning' && balances.user >= 0)
    await moveDeposit(transaction, opened.deposit.code, { from: 'returning', to: 'returned', at });
}
