import { randomUUID } from 'node:crypto';
import type { OwnPix } from '@patio/contract/finance/pix/own-pix.ts';
import { datedUntil } from '@patio/domain/finance/pix/dated-pix.ts';
import {
  amountToPay,
  decidePixCharge,
  PIX_SECONDS,
  type LastPix,
  type PixDecision,
  type PixTerm,
} from '@patio/domain/finance/pix/decide-pix-charge.ts';
import { endOfDay } from '@patio/domain/time/sao-paulo.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { PixError } from '../../../platform/pix/pix-failure.ts';
import { txidOf } from '../../../platform/pix/txid.ts';
import { debtorOf } from './debtor.store.ts';
import { ensureAtBank, putAtBank } from './ensure-at-bank.ts';
import { presentOwnPix } from './own/own-pix.present.ts';
import { insertPix, latestPix, lockCharge, pixSince, readPixOfCharge } from './pix-charges.store.ts';
import type { PixDeps } from './pix-deps.ts';
import { pixOf, type PayableCharge } from './read-pix.ts';

const HOUR = 3_600_000;
/** So long after it was asked for, a job looks for what a dying process may have left at the bank. */
const LOOK_MS = 60_000;

/** Why there is no Pix, as an error of the catalogue; `none`: no such charge of the user. */
export type NoPix =
  | 'none'
  | 'pix-charge-settled'
  | 'pix-charge-cancelled'
  | 'pix-too-many'
  | 'pix-unavailable';

const REFUSALS = {
  settled: 'pix-charge-settled',
  cancelled: 'pix-charge-cancelled',
  'too-many': 'pix-too-many',
} as const satisfies Partial<Record<PixDecision, NoPix>>;

/** A charge, whose it is, and until when the Pix should be valid; `read` is asked again under its lock. */
interface AskedCharge {
  readonly code: number;
  readonly buyer: number;
  readonly term: PixTerm;
  readonly read: (queries: Queries) => Promise<PayableCharge | undefined>;
}

/**
 * Gives the buyer a Pix for a charge: it is written with its txid before the bank is asked, so that nothing at the bank is unknown here, and
 * asking again finds the same.
 */
export async function pixForCharge(deps: PixDeps, asked: AskedCharge): Promise<OwnPix | NoPix> {
  const made = await makePix(deps, asked);
  if (made === 'none') return made;
  if (made !== 'show' && made !== 'make') return REFUSALS[made];
  const shown = async () => {
    const charge = await asked.read(deps.database);
    const [last = null] = await latestPix(deps.database, [asked.code]);
    return charge ? { charge, last } : null;
  };
  const before = await shown();
  if (before?.last?.state === 'asked') {
    try {
      const pix = await pixOf(deps.database, before.last.txid);
      if (pix) await (made === 'make' ? putAtBank : ensureAtBank)(deps, pix);
    } catch (error) {
      if (!(error instanceof PixError)) throw error;
      deps.logger.warn({ failure: error.failure, kind: error.kind }, 'the bank made no Pix');
      return 'pix-unavailable';
    }
  }
  const after = await shown();
  if (after === null) return 'none';
  const now = deps.clock.now();
  const dated = deps.config.pix.dated ? await dueDayOf(deps.database, after.charge, now) : null;
  return presentOwnPix(after.charge, after.last, { now, dated });
}

/** Decides under the lock of the charge, and writes a Pix if another one is needed. */
async function makePix(
  { clock, config, database }: PixDeps,
  { code, buyer, read, term: wanted }: AskedCharge,
): Promise<PixDecision | 'none'> {
  const txid = txidOf(randomUUID());
  return database.transact(async (transaction) => {
    await lockCharge(transaction, code);
    const charge = await read(transaction);
    if (charge?.account_id !== buyer) return 'none';
    const [row] = await latestPix(transaction, [code]);
    const last = row ? lastOf(row) : null;
    const now = clock.now();
    const recent = await pixSince(transaction, code, now - HOUR);
    const dueOn = wanted === 'due' && config.pix.dated ? await dueDayOf(transaction, charge, now) : null;
    const term = dueOn === null ? 'now' : 'due';
    const decision = decidePixCharge(charge.charge, last, { now, recent, term });
    if (decision === 'make') {
      // Earlier codes of another amount are removed at the bank.
      await readPixOfCharge(transaction, code, now);
      await insertPix(transaction, {
        txid,
        charge: code,
        centavos: amountToPay(charge.charge),
        askedAt: now,
        expiresAt: dueOn === null ? now + PIX_SECONDS * 1000 : endOfDay(dueOn),
        readAt: now + LOOK_MS,
        dueOn,
      });
    }
    return decision;
  });
}

const lastOf = (row: Awaited<ReturnType<typeof latestPix>>[number]): LastPix => ({
  centavos: row.amount_cents,
  expiresAt: row.expires_at,
  state: row.state,
  dated: row.due_on !== null,
});

/** Until when a Pix of a charge may be valid; null: it is to be paid at once, also because the standard asks for the CPF or CNPJ of the buyer. */
export async function dueDayOf(queries: Queries, charge: PayableCharge, now: number): Promise<string | null> {
  const day = datedUntil({ kind: charge.kind, dueAt: charge.due_at }, now);
  return day === null || (await debtorOf(queries, charge.account_id)) === null ? null : day;
}
