import { confirmEmail as contract } from '@patio/contract/identity/email-confirmations/confirm-email.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { followMailLink, type Followed } from '../../../platform/mail-link/follow-mail-link.ts';
import { dropAwaited } from './awaited.ts';

/** Confirms the e-mail that the token of a mail is for. */
export function confirmEmail(token: string): Promise<Followed<true>> {
  return followMailLink(async () => {
    const { confirmado } = (await browserCall(contract, { body: { token } })).data;
    dropAwaited();
    return confirmado;
  });
}
