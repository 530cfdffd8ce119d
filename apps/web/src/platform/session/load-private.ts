import { CallFailure } from '@patio/api-client/call-failure.ts';
import { redirect } from 'react-router';
import type { LoaderApi } from '../api/loader-api.ts';

/** The result of loading a page that only its owner may see. */
export type PrivateData<Value> =
  | { readonly state: 'full'; readonly value: Value }
  /** The token is too old: the browser renews it and retries (`usePrivatePage`). */
  | { readonly state: 'stale' }
  | { readonly state: 'failed' };

/** Loads such a page for a signed-in user. Throws a redirect to the sign-in screen for a visitor, with the way back (C-20). */
export async function loadPrivate<Value>(
  api: LoaderApi,
  url: URL,
  load: () => Promise<Value>,
): Promise<PrivateData<Value>> {
  if (api.token === null) throw redirect(signInAddress(api.partner, url));
  try {
    return { state: 'full', value: await load() };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return { state: failure.status === 401 ? 'stale' : 'failed' };
  }
}

/** The sign-in screen of a store or the house, which returns to a page. */
export function signInAddress(
  partner: string | null,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string {
  const prefix = partner === null ? '' : `/${partner}`;
  return `${prefix}/auth/?redirectFrom=${encodeURIComponent(pathname + search)}`;
}
