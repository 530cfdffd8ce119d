import { socialProviderOf, type SocialProvider } from '@patio/domain/identity/social/social-provider.ts';

/** Why a user went to a provider: to sign in, or to link an account there to their own. */
export type SocialPurpose = 'sign-in' | 'link';

/** Stored in this tab while a user is at a provider. */
export interface Pending {
  readonly provider: SocialProvider;
  readonly purpose: SocialPurpose;
  /** Returned with the answer (state): an answer not requested here has another value. */
  readonly state: string;
  /** Included in the token that Google signs (nonce). */
  readonly nonce: string;
  /** The store that the user came from, as an address prefix: `/name`; '' for the house. */
  readonly store: string;
  /** The return address, as given; null: home. */
  readonly returnTo: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

const NAME = 'patio.entrada';
/** After this time the user has to start again. */
const LASTS_MS = 30 * 60_000;

/** Stores it, replacing an earlier one. False: storage is unavailable, so no answer could be verified. */
export function storePending(pending: Pending): boolean {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(pending));
    return true;
  } catch {
    return false;
  }
}

/** Reads the stored request once; null if there is none or it is too old. */
export function takePending(now: number): Pending | null {
  try {
    const text = sessionStorage.getItem(NAME);
    sessionStorage.removeItem(NAME);
    const pending = readPending(JSON.parse(text ?? 'null'));
    return pending !== null && now - pending.at < LASTS_MS ? pending : null;
  } catch {
    return null;
  }
}

/** Parses the stored request; null for anything else. */
export function readPending(stored: unknown): Pending | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const given = new Map<string, unknown>(Object.entries(stored));
  const text = (name: string): string => {
    const value = given.get(name);
    return typeof value === 'string' ? value : '';
  };
  const provider = socialProviderOf(text('provider'));
  const [state, nonce, store, at] = [text('state'), text('nonce'), text('store'), given.get('at')];
  if (provider === null || state === '' || nonce === '' || typeof at !== 'number') return null;
  return {
    provider,
    state,
    nonce,
    at,
    purpose: text('purpose') === 'link' ? 'link' : 'sign-in',
    store: /^\/[a-z-]+$/.test(store) ? store : '',
    returnTo: text('returnTo') || null,
  };
}
