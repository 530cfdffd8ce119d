import { describe, expect, it } from 'vitest';
import { POLICY_VERSION, POLICY_VERSIONS } from './consent.ts';
import { TERMS_VERSION, TERMS_VERSIONS } from './terms.ts';
import { versionDay, versionLine } from './version-day.ts';

describe('the day of a version', () => {
  it('is named as people write it', () => {
    expect(versionDay('2025-06-12', 'PTBR')).toBe('12 de junho de 2025');
    expect(versionDay('2026-03-01', 'PTBR')).toBe('1 de março de 2026');
    expect(versionDay('2026-11-23', 'EN')).toBe('23 November 2026');
  });

  it('stands with the days of the versions before it', () => {
    const versions = ['2024-02-03', '2025-06-12', '2026-11-23'];
    expect(versionLine(versions, 'PTBR')).toBe(
      'Última atualização: 23 de novembro de 2026. Versões anteriores: 12 de junho de 2025; 3 de fevereiro de 2024.',
    );
    expect(versionLine(['2025-06-12'], 'EN')).toBe('Last update: 12 June 2025.');
  });

  it.each([
    ['policy', POLICY_VERSIONS, POLICY_VERSION],
    ['terms', TERMS_VERSIONS, TERMS_VERSION],
  ])('of the %s in force is the latest of a list in order', (_name, versions, inForce) => {
    expect([...versions].toSorted()).toEqual(versions);
    expect(inForce).toBe(versions.at(-1));
  });
});
