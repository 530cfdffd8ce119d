import { randomUUID } from 'node:crypto';
import type { openOwnPix as contract } from '@patio/contract/finance/pix/open-own-pix.ts';
import {
  amountToPay,
  decidePixCharge,
  PIX_SECONDS,
  type PixDecision,
} from '@patio/domain/finance/pix/decide-pix-charge.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import type { PixBank } from '../../../platform/pix/pix-bank.ts';
import { PixError } from '../../../platform/pix/pix-failure.ts';
import { txidOf } from '../../../platform/pix/txid.ts';
import { ensureAtBank, putAtBank } from './ensure-at-bank.ts';
import { presentOwnPix } from './own-pix.present.ts';
import { insertPix, latestPix, lockCharge, pixSince, readPixOfCharge } from './pix-charges.store.ts';
import type { PixDeps } from './pix-deps.ts';
import { payableCharges, pixOf } from './read-pix.ts';

const HOUR = 3_600_000;
/** So long after it was asked for, a job looks for what a dying process may have left at the bank. */
const LOOK_MS = 60_000;

/**
 * Gives the buyer a Pix: it is written with its txid before the bank is asked, so that nothing at the bank is unknown here, and asking again
 * finds the same.
 */
export const openOwnPix =
  (deps: ServerDeps, bank: PixBank | null): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor }) => {
    if (bank === null) return fail('pix-not-offered');
    const made = await makePix({ ...deps, bank }, params.id, { code: body.cobranca, buyer: actor.accountId });
    if (made === 'none') return fail('purchase-not-found');
    if (made !== 'show' && made !== 'make') return fail(REFUSALS[made]);
    const shown = async () => {
      const charge = (await payableCharges(deps.database, params.id)).find(
        ({ code }) => code === body.cobranca,
      );
      const [last = null] = await latestPix(deps.database, [body.cobranca]);
      return charge ? { charge, last } : null;
    };
    const before = await shown();
    if (before?.last?.state === 'asked') {
      try {
        const pix = await pixOf(deps.database, before.last.txid);
        if (pix) await (made === 'make' ? putAtBank : ensureAtBank)({ ...deps, bank }, pix);
      } catch (error) {
        if (!(error instanceof PixError)) throw error;
        deps.logger.warn({ failure: error.failure, kind: error.kind }, 'the bank made no Pix');
        return fail('pix-unavailable');
      }
    }
    const after = await shown();
    return after
      ? { data: presentOwnPix(after.charge, after.last, deps.clock.now()) }
      : fail('purchase-not-found');
  };

const REFUSALS = {
  settled: 'pix-charge-settled',
  cancelled: 'pix-charge-cancelled',
  'too-many': 'pix-too-many',
} as const;

/** Decides under the lock of the charge, and writes a Pix if another one is needed. */
async function makePix(
  { clock, database }: PixDeps,
  purchase: number,
  { code, buyer }: { readonly code: number; readonly buyer: number },
): Promise<PixDecision | 'none'> {
  const txid = txidOf(randomUUID());
  return database.transact(async (transaction) => {
    await lockCharge(transaction, code);
    const charge = (await payableCharges(transaction, purchase)).find((one) => one.code === code);
    if (charge?.account_id !== buyer) return 'none';
    const [row] = await latestPix(transaction, [code]);
    const last = row ? { centavos: row.amount_cents, expiresAt: row.expires_at, state: row.state } : null;
    const now = clock.now();
    const recent = await pixSince(transaction, code, now - HOUR);
    const decision = decidePixCharge(charge.charge, last, { now, recent });
    if (decision === 'make') {
      // Earlier codes of another amount are removed at the bank.
      await readPixOfCharge(transaction, code, now);
      await insertPix(transaction, {
        txid,
        charge: code,
        centavos: amountToPay(charge.charge),
        askedAt: now,
        expiresAt: now + PIX_SECONDS * 1000,
        readAt: now + LOOK_MS,
      });
    }
    return decision;
  });
}
