import { addWorkingDays } from '@patio/domain/time/working-days.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { RefundTerms } from '../../../messaging/mail/public.ts';
import { heldMoney } from '../../purchase-debts/public.ts';
import { workingCalendar } from '../../working-days/public.ts';
import type { PurchaseRow } from '../cancellations.store.ts';
import { openBankData } from '../bank-data/open-bank-data.ts';
import { refundState } from './refunds.store.ts';

const SHOWN_DIGITS = 3;

interface Cancelled {
  /** Of the cancellation. */
  readonly id: number;
  readonly purchase: PurchaseRow;
  /** When it was granted, epoch milliseconds. */
  readonly at: number;
}

/**
 * Refund information for the buyer of a cancelled purchase whose cancellation is booked: what was received, where the money goes and until
 * when it is sent, a number of working days from the decision; null if no payment is on record, not even of a part. Contains only the last
 * digits of the account, because others may read the mailbox.
 */
export async function refundTerms(
  deps: Pick<ServerDeps, 'config' | 'logger'>,
  transaction: Transaction,
  { id, purchase, at }: Cancelled,
): Promise<RefundTerms | null> {
  const sealed = (await refundState(transaction, id))?.bank_data ?? null;
  const held = await heldMoney(transaction, purchase.code);
  if (sealed === null && purchase.payment_approved !== true && held <= 0) return null;
  const data = sealed === null ? null : openBankData(deps, purchase.code, sealed);
  const calendar = await workingCalendar(transaction, at);
  return {
    // An approval by hand says that all was paid, whatever the book knows of it.
    received: purchase.payment_approved === true || held <= 0 ? null : held,
    account:
      data === null
        ? null
        : {
            bank: data.bank,
            branch: data.branch,
            lastDigits: data.account.replace(/\D/g, '').slice(-SHOWN_DIGITS),
            holder: data.name,
          },
    by: addWorkingDays(at, deps.config.rules.refundDays, calendar),
  };
}
