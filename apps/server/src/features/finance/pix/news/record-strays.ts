import { isGone } from '../../../../platform/db/failures.ts';
import type { BankPayment } from '../../../../platform/pix/pix-bank.ts';
import { pauseAfter } from '../../../../platform/queue/retry-at.ts';
import {
  keepUnbooked,
  unbookedAmong,
  postponeUnbooked,
  recordedStrays,
  recordStray,
  takeDueUnbooked,
  type ToldStray,
} from '../../suspense/public.ts';
import type { PixDeps } from '../pix-deps.ts';

const BATCH = 100;
/** A process that dies leaves what it tries to the others after this time. */
const LEASE_MS = 60_000;
/** It is never given up: the money is at the bank. */
const PAUSES = { firstMs: 180_000, factor: 2, longestMs: 3_600_000 } as const;

/**
 * Books payments that name no charge of ours, each by itself, so that one that fails holds up no other: it is kept, and tried again. Money that was
 * paid to another key of the same account is none of the house's. Errors: of one that can be neither booked nor kept, after all others.
 */
export async function recordStrays(deps: PixDeps, payments: readonly BankPayment[]): Promise<void> {
  const { clock, config, database } = deps;
  const ours = config.pix.bank?.key ?? null;
  const told = payments.filter(({ key }) => key === null || ours === null || key === ours);
  const ids = told.map(({ endToEndId }) => endToEndId);
  const known = new Set([...(await recordedStrays(database, ids)), ...(await unbookedAmong(database, ids))]);
  const lost: unknown[] = [];
  for (const payment of told.filter(({ endToEndId }) => !known.has(endToEndId))) {
    if (await book(deps, payment)) continue;
    try {
      const now = clock.now();
      await keepUnbooked(database, payment, { now, again: now + pauseAfter(PAUSES, 1) });
    } catch (error) {
      lost.push(error);
    }
  }
  if (lost.length > 0) throw lost[0];
}

/** Tries again what could not be booked. */
export async function bookUnbooked(deps: PixDeps): Promise<void> {
  const { clock, database } = deps;
  const now = clock.now();
  for (const row of await takeDueUnbooked(database, { now, again: now + LEASE_MS, limit: BATCH })) {
    const { end_to_end_id: endToEndId, txid, amount_cents: centavos, payer_text: payerText, tries } = row;
    if (!(await book(deps, { endToEndId, txid, centavos, payerText, at: row.paid_at })))
      await postponeUnbooked(database, endToEndId, clock.now() + pauseAfter(PAUSES, tries));
  }
}

async function book({ clock, database, logger }: PixDeps, payment: ToldStray): Promise<boolean> {
  try {
    await database.transact((transaction) => recordStray(transaction, payment, clock.now()));
    return true;
  } catch (error) {
    if (isGone(error)) throw error;
    const { endToEndId } = payment;
    logger.error({ endToEndId, err: error }, 'a Pix without a charge could not be booked');
    return false;
  }
}
