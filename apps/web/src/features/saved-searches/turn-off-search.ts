import { turnOffSavedSearch } from '@patio/contract/saved-searches/turn-off-saved-search.ts';
import { browserCall } from '../../platform/api/browser-api.ts';
import { turnOffOutcome, type TurnedOff } from './turn-off-outcome.ts';

/** Turns the alerts of the search off that the token of a mail names. */
export function turnOffSearch(token: string): Promise<TurnedOff> {
  return turnOffOutcome(() => browserCall(turnOffSavedSearch, { params: { token } }));
}
