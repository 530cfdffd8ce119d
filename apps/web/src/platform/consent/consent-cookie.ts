import {
  consentFromText,
  isAllowed,
  type Consent,
  type ConsentKind,
} from '@patio/domain/identity/consents/consent.ts';
import { cookieOf } from '../api/cookies.ts';

/** The cookie with the visitor's answer about cookies; scripts and the server can read it. */
export const CONSENT_COOKIE = 'consent';

let read: { readonly text: string; readonly consent: Consent | null } = { text: '', consent: null };

/** The answer stored in this browser; null if unanswered. The same object until it changes. */
export function currentConsent(): Consent | null {
  const text = cookieOf(document.cookie, CONSENT_COOKIE) ?? '';
  if (text !== read.text) read = { text, consent: consentFromText(text, Date.now()) };
  return read.consent;
}

/** Whether this browser may use a kind of cookie or storage now; for code outside components. */
export function allows(kind: ConsentKind): boolean {
  return isAllowed(currentConsent(), kind);
}

/** Whether the request's cookies allow a kind; for loaders. */
export function requestAllows(request: Request, kind: ConsentKind): boolean {
  const text = cookieOf(request.headers.get('cookie') ?? '', CONSENT_COOKIE) ?? '';
  return isAllowed(consentFromText(text, Date.now()), kind);
}
