import { turnOffSavedSearch } from '@patio/contract/catalogue/saved-searches/turn-off-saved-search.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { followMailLink, type Followed } from '../../../platform/mail-link/follow-mail-link.ts';

/** Turns the alerts of the search off that the token of a mail names; answers its name. */
export function turnOffSearch(token: string): Promise<Followed<string>> {
  return followMailLink(async () => (await browserCall(turnOffSavedSearch, { params: { token } })).nome);
}
