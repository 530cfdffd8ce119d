import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONSENT_KINDS,
  CONSENT_SECONDS,
  OPTIONAL_KINDS,
  POLICY_VERSION,
  POLICY_VERSIONS,
  consentFromText,
  consentToText,
  isAllowed,
} from './consent.ts';

const NOW = Date.UTC(2026, 10, 20);
const ID = '0b8f7c1e-51aa-4d0e-9c58-6a1f7d3f2b11';
const written = (at: number, version: string = POLICY_VERSION) =>
  `${version}.necessary-performance.${at}.${ID}`;

describe('an answer about cookies', () => {
  it('comes back from its cookie as it was given', () => {
    const answers = fc.record({ allowed: fc.subarray([...OPTIONAL_KINDS]), id: fc.uuid() });
    fc.assert(
      fc.property(answers, ({ allowed, id }) => {
        const consent = { version: POLICY_VERSION, allowed, at: NOW, id };
        expect(consentFromText(consentToText(consent), NOW)).toEqual(consent);
      }),
    );
  });

  it('can be read by a person: version, kinds, instant, id', () => {
    const consent = { version: POLICY_VERSION, allowed: ['performance'] as const, at: NOW, id: ID };
    expect(consentToText(consent)).toBe(written(NOW));
  });

  it('counts for six months and no day longer', () => {
    expect(CONSENT_SECONDS).toBe(182 * 24 * 3600);
    expect(consentFromText(written(NOW - CONSENT_SECONDS * 1000), NOW)).not.toBeNull();
    expect(consentFromText(written(NOW - CONSENT_SECONDS * 1000 - 1), NOW)).toBeNull();
  });

  it('does not count for another policy, nor from the future', () => {
    expect(consentFromText(written(NOW, '2024-01-01'), NOW)).toBeNull();
    for (const before of POLICY_VERSIONS.slice(0, -1))
      expect(consentFromText(written(NOW, before), NOW)).toBeNull();
    expect(consentFromText(written(NOW + 86_400_001), NOW)).toBeNull();
    expect(consentFromText(written(NOW + 86_400_000), NOW)).not.toBeNull();
  });

  it('is never made up from a text that is none', () => {
    fc.assert(fc.property(fc.string(), (text) => consentFromText(text, NOW) === null));
    expect(consentFromText(written(NOW).replace('necessary-', ''), NOW)).toBeNull();
    expect(consentFromText(`${written(NOW)}x`, NOW)).toBeNull();
    expect(consentFromText(`x${written(NOW)}`, NOW)).toBeNull();
  });

  it('allows what was said and, without an answer, only what is necessary', () => {
    expect(CONSENT_KINDS.filter((kind) => isAllowed(null, kind))).toEqual(['necessary']);
    const some = consentFromText(written(NOW), NOW);
    expect(CONSENT_KINDS.filter((kind) => isAllowed(some, kind))).toEqual(['necessary', 'performance']);
  });
});
