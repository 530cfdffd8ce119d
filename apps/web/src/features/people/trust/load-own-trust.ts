import { CallFailure } from '@patio/api-client/call-failure.ts';
import { getOwnTrust } from '@patio/contract/people/trust/get-own-trust.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

/** Level, limit and exposure of the account; null when the call fails, so that the server decides. */
export async function loadOwnTrust() {
  try {
    return (await browserCall(getOwnTrust)).data;
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return null;
  }
}
