import { sendConfirmationCode } from '@patio/contract/identity/second-steps/send-confirmation-code.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../../platform/api/saved.ts';

const byUser = { action: true } as const;

/** Has the code mailed with which a user without a password confirms. */
export function mailConfirmation(): Promise<Saved<unknown>> {
  return saved(() => browserCall(sendConfirmationCode, {}, byUser));
}
