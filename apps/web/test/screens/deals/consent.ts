import { POLICY_VERSION } from '@patio/domain/identity/consents/consent.ts';
import { CONSENT_COOKIE } from '../../../src/platform/consent/consent-cookie.ts';

/** Keeps the visitor's answer about cookies in this browser: the kinds that are allowed beside the necessary ones; null leaves the question open. */
export function answerAboutCookies(allowed: readonly string[] | null): void {
  if (allowed === null) {
    document.cookie = `${CONSENT_COOKIE}=; Path=/; Max-Age=0`;
    return;
  }
  const kinds = ['necessary', ...allowed].join('-');
  document.cookie = `${CONSENT_COOKIE}=${[POLICY_VERSION, kinds, Date.now(), crypto.randomUUID()].join('.')}; Path=/`;
}
