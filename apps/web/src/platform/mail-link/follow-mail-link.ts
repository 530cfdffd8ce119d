import { CallFailure } from '@patio/api-client/call-failure.ts';

/** Result of a mailed link: success, invalid, or to be retried. */
export type Followed<What> = { readonly what: What } | 'missing' | 'failed';

/** Makes the call of a mailed link, and returns the result. Errors of other kinds are thrown. */
export async function followMailLink<What>(action: () => Promise<What>): Promise<Followed<What>> {
  try {
    return { what: await action() };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    const { status } = failure;
    // Too many attempts say nothing about the link: it may work later.
    return status >= 400 && status < 500 && status !== 429 ? 'missing' : 'failed';
  }
}
