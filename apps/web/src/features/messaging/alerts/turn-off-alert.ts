import {
  turnOffAlert as contract,
  type WireMailedEvent,
} from '@patio/contract/messaging/alerts/turn-off-alert.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { followMailLink, type Followed } from '../../../platform/mail-link/follow-mail-link.ts';

/** Turns off the mails named by the token in one of them. */
export function turnOffAlert(token: string): Promise<Followed<readonly WireMailedEvent[]>> {
  return followMailLink(async () => (await browserCall(contract, { params: { token } })).eventos);
}
