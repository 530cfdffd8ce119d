import { CallFailure } from '@patio/api-client/call-failure.ts';
import { turnOffSavedSearch } from '@patio/contract/saved-searches/turn-off-saved-search.ts';
import { browserCall } from '../../platform/api/browser-api.ts';

/** What came of a link that turns alerts off: the name of the search, that there is none, or that it has to be tried again. */
export type TurnedOff = { readonly name: string } | 'missing' | 'failed';

/** Turns the alerts of the search off that the token of a mail names. */
export async function turnOffSearch(token: string): Promise<TurnedOff> {
  try {
    const { nome } = await browserCall(turnOffSavedSearch, { params: { token } });
    return { name: nome };
  } catch (failure) {
    return failure instanceof CallFailure && failure.status === 404 ? 'missing' : 'failed';
  }
}
