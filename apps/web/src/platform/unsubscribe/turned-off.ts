import { CallFailure } from '@patio/api-client/call-failure.ts';

/** What came of a link that turns mails off: which ones, that it turns none off, or that it has to be tried again. */
export type TurnedOff<Which> = { readonly which: Which } | 'missing' | 'failed';

/** Makes the call that turns mails off, and tells what came of it. A failure that is not the call's is thrown. */
export async function turnedOff<Which>(turnOff: () => Promise<Which>): Promise<TurnedOff<Which>> {
  try {
    return { which: await turnOff() };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return failure.status >= 400 && failure.status < 500 ? 'missing' : 'failed';
  }
}
