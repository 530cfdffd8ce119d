import type { WireAlertEvent } from '@patio/contract/alerts/alert-settings.ts';
import { turnOffAlert as contract } from '@patio/contract/alerts/turn-off-alert.ts';
import { browserCall } from '../../platform/api/browser-api.ts';
import { turnedOff, type TurnedOff } from '../../platform/unsubscribe/turned-off.ts';

/** Turns the mails off that the token of one of them names. */
export function turnOffAlert(token: string): Promise<TurnedOff<WireAlertEvent>> {
  return turnedOff(async () => (await browserCall(contract, { params: { token } })).evento);
}
