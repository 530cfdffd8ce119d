import { forgotPassword } from '@patio/contract/identity/sessions/forgot-password.ts';
import { browserCall } from '../../../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../../../platform/api/saved.ts';

/** Asks for a link to a new password by e-mail (FORG-05 to FORG-07). */
export function sendForgot(email: string): Promise<Saved<unknown>> {
  return saved(() => browserCall(forgotPassword, { body: { email } }));
}
