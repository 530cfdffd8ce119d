import { CallFailure } from '@patio/api-client/call-failure.ts';

/** What came of a link that turns alerts off: the name of the search, that there is none, or that it has to be tried again. */
export type TurnedOff = { readonly name: string } | 'missing' | 'failed';

/** Makes the call that turns the alerts of a search off, and tells what came of it. */
export async function turnOffOutcome(turnOff: () => Promise<{ readonly nome: string }>): Promise<TurnedOff> {
  try {
    return { name: (await turnOff()).nome };
  } catch (failure) {
    if (failure instanceof CallFailure) return failure.status === 404 ? 'missing' : 'failed';
    throw failure;
  }
}
