import { recordConsent } from '@patio/contract/identity/consents/record-consent.ts';
import {
  CONSENT_SECONDS,
  POLICY_VERSION,
  consentToText,
  type OptionalKind,
} from '@patio/domain/identity/consents/consent.ts';
import { endContainer } from '../analytics/container.ts';
import { forgetTracked } from '../analytics/track.ts';
import { browserCall } from '../api/browser-api.ts';
import { cookieOf, cookieText } from '../api/cookies.ts';
import { CONSENT_COOKIE, allows, currentConsent } from './consent-cookie.ts';
import { announce, setAsking } from './consent-store.ts';
import { forgetWithdrawn } from './optional-storage.ts';
import { renewPreferences } from './preference-cookies.ts';
import { UNSENT } from './unsent.ts';

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Stores an answer in this browser, deletes what it no longer allows, and has the server record it (Lei 13.709/2018, art. 8). */
export async function answer(allowed: readonly OptionalKind[]): Promise<void> {
  const consent = { version: POLICY_VERSION, allowed, at: Date.now(), id: presentId() };
  document.cookie = cookieText(CONSENT_COOKIE, consentToText(consent), {
    seconds: CONSENT_SECONDS,
    secure: location.protocol === 'https:',
  });
  forgetWithdrawn();
  if (!allows('performance')) forgetTracked();
  renewPreferences();
  setAsking(false);
  announce();
  mark(true);
  await sendAnswer();
  if (!allows('performance')) endContainer();
}

/** Has the server record the current answer; if that fails, the next page retries. */
export async function sendAnswer(): Promise<void> {
  const consent = currentConsent();
  if (consent === null) return;
  const { version: versao, allowed, id: identificador } = consent;
  try {
    await browserCall(recordConsent, { body: { versao, permitidos: [...allowed], identificador } });
    if (currentConsent() === consent) mark(false);
  } catch {
    // It stays marked as unsent.
  }
}

/** The browser keeps its random id, even if the answer it belongs to no longer counts. */
function presentId(): string {
  return ID.exec(cookieOf(document.cookie, CONSENT_COOKIE) ?? '')?.[0] ?? crypto.randomUUID();
}

function mark(unsent: boolean): void {
  try {
    if (unsent) localStorage.setItem(UNSENT, '1');
    else localStorage.removeItem(UNSENT);
  } catch {
    // Storage is blocked: this one answer is sent once.
  }
}
