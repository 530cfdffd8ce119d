import { turnOffSavedSearch } from '@patio/contract/catalogue/saved-searches/turn-off-saved-search.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { followMailLink, type Followed } from '../../../platform/mail-link/follow-mail-link.ts';

/** Turns off the alerts of the search named by the token of a mail; returns its name. */
export function turnOffSearch(token: string): Promise<Followed<string>> {
  return followMailLink(async () => (await browserCall(turnOffSavedSearch, { params: { token } })).nome);
}
