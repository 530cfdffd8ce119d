import { turnOffAlert as contract } from '@patio/contract/alerts/turn-off-alert.ts';
import { browserCall } from '../../platform/api/browser-api.ts';
import { turnOffOutcome, type TurnedOff } from './turn-off-outcome.ts';

/** Turns the mails off that the token of one of them names. */
export function turnOffAlert(token: string): Promise<TurnedOff> {
  return turnOffOutcome(() => browserCall(contract, { params: { token } }));
}
