import { isOfBuyer, type BuyerStep, type SellerStep } from '@patio/domain/sales/purchases/step-reminders.ts';
import { STEP_RULES } from '@patio/domain/sales/transfer/transfer-steps.ts';
import { officeRecordPath } from '@patio/domain/staff/office-record.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { messages } from '../../messaging/mail/public.ts';
import { notifySellers } from '../../messaging/selling-side/public.ts';
import { announcePurchase, type AnnouncedPurchase } from '../../trading/results/public.ts';
import { noteReminder } from './step-reminders.store.ts';

/** A step whose last day is near or over. */
export interface DueStep {
  readonly step: BuyerStep | SellerStep;
  /** The last day, yyyy-mm-dd in São Paulo. */
  readonly dueOn: string;
  readonly late: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Reminds the buyer or the store of what they have to do, once. What the house has to do is on its desk. */
export async function remindOfStep(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  purchase: AnnouncedPurchase,
  { step, dueOn: due, late, at }: DueStep,
): Promise<void> {
  const { code, offer_code: offerCode, partner_id: store } = purchase;
  if (!(await noteReminder(transaction, { purchase: code, step, dueOn: due, late, at }))) return;
  const fact = `step-${late ? 'late' : 'near'}:${code}:${step}:${due}`;
  if (isOfBuyer(step)) {
    const section = sectionOf(step);
    const write: Parameters<typeof announcePurchase>[3]['write'] = (facts) =>
      messages.stepReminder({ ...facts, step, due, late });
    await announcePurchase(deps, transaction, purchase, { section, fact, at, write });
    return;
  }
  if (store === null) return;
  await notifySellers(deps, transaction, {
    offerCode,
    fact,
    officePath: officeRecordPath('purchase', code),
    write: (facts) => messages.salesStep({ ...facts, purchaseCode: code, step, due, late }),
    now: at,
  });
}

/** The part of the page of the purchase where a step is done. */
function sectionOf(step: BuyerStep): 'transferencia' | 'diarias' | 'proximo' {
  if (step === 'storage-payment') return 'diarias';
  return Object.hasOwn(STEP_RULES, step) ? 'transferencia' : 'proximo';
}
