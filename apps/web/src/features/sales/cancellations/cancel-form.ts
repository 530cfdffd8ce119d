import type { CancelReason } from '@patio/contract/sales/cancellations/list-cancel-reasons.ts';
import { cancellationTextFault } from '@patio/domain/sales/cancellations/decide-cancellation.ts';

/** Whether the dialog may be sent: a reason, and a text where the reason demands one (CANC-01 to CANC-03). */
export function isDialogComplete(reason: CancelReason | undefined, text: string): boolean {
  if (reason === undefined) return false;
  return cancellationTextFault({ textRequired: reason.observacao === 'S', text }) === null;
}
