import { CallFailure } from '@patio/api-client/call-failure.ts';
import { sendConfirmation as contract } from '@patio/contract/identity/email-confirmations/send-confirmation.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

/** Asks for the link once more. `often`: enough of them were sent for now. */
export async function sendConfirmation(): Promise<'sent' | 'often' | 'failed'> {
  try {
    await browserCall(contract);
    return 'sent';
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return failure.status === 429 ? 'often' : 'failed';
  }
}
