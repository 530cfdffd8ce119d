import { socialProviderOf, type SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import { keepTabText, tabText } from '../../../platform/drafts/tab-text.ts';

/** What a user went to a provider for: to sign in, or to link an account there to their own. */
export type SocialPurpose = 'sign-in' | 'link';

/** What is remembered in this tab while a user is at a provider. */
export interface Pending {
  readonly provider: SocialProvider;
  readonly purpose: SocialPurpose;
  /** Comes back with the answer: one that was not asked for here has another. */
  readonly state: string;
  /** Stands in the token that Google signs. */
  readonly nonce: string;
  /** The store that one came from, as addresses begin: `/name`; '' for the house. */
  readonly store: string;
  /** Where to go afterwards, as the address said it; null: home. */
  readonly returnTo: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

const NAME = 'patio.entrada';
/** Anyone who takes longer begins again. */
const LASTS_MS = 30 * 60_000;

/** Remembers it, in place of an earlier one. False: this browser stores nothing, so no answer could be checked. */
export function storePending(pending: Pending): boolean {
  return keepTabText(NAME, JSON.stringify(pending));
}

/** What was remembered, once; null for nothing, or too long ago. */
export function takePending(now: number): Pending | null {
  try {
    const text = tabText(NAME);
    keepTabText(NAME, null);
    const pending = readPending(JSON.parse(text ?? 'null'));
    return pending !== null && now - pending.at < LASTS_MS ? pending : null;
  } catch {
    return null;
  }
}

/** Reads what was stored; null for anything else. */
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
