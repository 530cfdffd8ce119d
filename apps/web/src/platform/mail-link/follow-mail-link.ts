import { CallFailure } from '@patio/api-client/call-failure.ts';

/** Result of the link of a mail: what it was for, that it is invalid, or that it has to be tried again. */
export type Followed<What> = { readonly what: What } | 'missing' | 'failed';

/** Makes the call that the link of a mail asks for, and returns the result. An error that is not the call's is thrown. */
export async function followMailLink<What>(action: () => Promise<What>): Promise<Followed<What>> {
  try {
    return { what: await action() };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    const { status } = failure;
    // Too many tries say nothing of the link: it is good later.
    return status >= 400 && status < 500 && status !== 429 ? 'missing' : 'failed';
  }
}
