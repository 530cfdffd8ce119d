import type { BuyerStep, SellerStep } from '@patio/domain/sales/purchases/step-reminders.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const note = statement({
  name: 'step-reminders.note',
  text: `insert into step_reminder (purchase_code, step, due_on, late, at) values ($1, $2, $3, $4, $5)
    on conflict do nothing returning step`,
});

interface Noted {
  readonly purchase: number;
  readonly step: BuyerStep | SellerStep;
  readonly dueOn: string;
  readonly late: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Notes a reminder; false: it was noted before. */
export async function noteReminder(
  transaction: Transaction,
  { purchase, step, dueOn, late, at }: Noted,
): Promise<boolean> {
  return (await transaction.row(note, [purchase, step, dueOn, late, new Date(at)])) !== undefined;
}
