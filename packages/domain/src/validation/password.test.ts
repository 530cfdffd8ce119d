import { describe, expect, it } from 'vitest';
import { failedPasswordRules, meetsPasswordRule, PASSWORD_LIST_ORDER } from './password.ts';

describe('password rules', () => {
  it('counts the star only in the wide set, C-01', () => {
    expect(failedPasswordRules('Senha123*', 'wide')).toEqual([]);
    expect(failedPasswordRules('Senha123*', 'narrow')).toEqual(['special']);
    expect(failedPasswordRules('Senha123!', 'narrow')).toEqual([]);
    expect(failedPasswordRules('Senha123!', 'wide')).toEqual([]);
  });
  it('lets other characters occur without counting them, C-01', () => {
    expect(failedPasswordRules('Senha-123!', 'narrow')).toEqual([]);
    expect(failedPasswordRules('Senha-1234', 'wide')).toEqual(['special']);
  });
  it('objects to the missing lower-case letter first and to the length last, C-02', () => {
    expect(failedPasswordRules('A', 'narrow')).toEqual(['lower', 'digit', 'special', 'min']);
    expect(failedPasswordRules('', 'wide')).toEqual(['lower', 'upper', 'digit', 'special', 'min']);
  });
  it('lists the length first, A§2', () => {
    expect(PASSWORD_LIST_ORDER).toEqual(['min', 'lower', 'upper', 'digit', 'special']);
  });
  it('trims before it counts', () => {
    expect(meetsPasswordRule('   abc   ', 'min', 'wide')).toBe(false);
    expect(meetsPasswordRule('abcdefgh', 'min', 'wide')).toBe(true);
  });
});
