import { isGone } from '../../../../platform/db/failures.ts';
import type { BankPayment } from '../../../../platform/pix/pix-bank.ts';
import { recordedStrays, recordStray } from '../../suspense/public.ts';
import type { PixDeps } from '../pix-deps.ts';

/**
 * Books payments that name no charge of ours, each by itself, so that one that fails holds up no other: the next reading finds it again. Money
 * that was paid to another key of the same account is none of the house's.
 */
export async function recordStrays(deps: PixDeps, payments: readonly BankPayment[]): Promise<void> {
  const { clock, config, database, logger } = deps;
  const ours = config.pix.bank?.key ?? null;
  const told = payments.filter(({ key }) => key === null || ours === null || key === ours);
  const known = await recordedStrays(
    database,
    told.map(({ endToEndId }) => endToEndId),
  );
  for (const payment of told.filter(({ endToEndId }) => !known.has(endToEndId)))
    try {
      await database.transact((transaction) => recordStray(transaction, payment, clock.now()));
    } catch (error) {
      if (isGone(error)) throw error;
      logger.error(
        { endToEndId: payment.endToEndId, err: error },
        'a Pix without a charge could not be booked',
      );
    }
}
