import { turnOffSavedSearch } from '@patio/contract/saved-searches/turn-off-saved-search.ts';
import { browserCall } from '../../platform/api/browser-api.ts';
import { turnedOff, type TurnedOff } from '../../platform/unsubscribe/turned-off.ts';

/** Turns the alerts of the search off that the token of a mail names; answers its name. */
export function turnOffSearch(token: string): Promise<TurnedOff<string>> {
  return turnedOff(async () => (await browserCall(turnOffSavedSearch, { params: { token } })).nome);
}
