import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { errorText } from '@patio/contract/errors/catalogue.ts';
import { describe, expect, it } from 'vitest';
import { en } from '../../../../texts/en.ts';
import { ptbr } from '../../../../texts/ptbr.ts';
import { newPasswordProblem } from './new-password-problem.ts';

describe('a new password', () => {
  it.each([
    ['', '', 'missing'],
    ['Nova@2026', '', 'missing'],
    ['   ', 'Nova@2026', 'missing'],
  ])('needs both fields: %j and %j, PASS-08', (password, repeated, problem) => {
    expect(newPasswordProblem(password, repeated)).toBe(problem);
  });
  it('must be repeated before its letters are looked at, PASS-09', () => {
    expect(newPasswordProblem('a', 'b')).toBe('differ');
    expect(newPasswordProblem(' Nova@2026 ', 'Nova@2026')).toBeNull();
  });
  it.each([
    ['A', 'lower'],
    ['a', 'upper'],
    ['aA', 'digit'],
    ['aA1', 'special'],
    ['Senha123*', 'special'],
    ['aA1!', 'min'],
    ['Senha123!', null],
    ['Senha-123!', null],
  ])('%j fails first in %s, PASS-10, PASS-11, C-02', (password, problem) => {
    expect(newPasswordProblem(password, password)).toBe(problem);
  });
});

it('is refused on the page in the words of the server, PASS-10, C-22', () => {
  for (const [texts, idiom] of [
    [ptbr, 'PTBR'],
    [en, 'EN'],
  ] as const) {
    const { problems, differ } = texts.password;
    expect(problems.lower).toBe(fieldText('password-lowercase', 'senha', idiom));
    expect(problems.upper).toBe(fieldText('password-uppercase', 'senha', idiom));
    expect(problems.digit).toBe(fieldText('password-digit', 'senha', idiom));
    expect(problems.special).toBe(fieldText('password-special', 'senha', idiom));
    expect(problems.min).toBe(fieldText('password-length', 'senha', idiom));
    expect(differ).toBe(errorText('password-mismatch', idiom));
  }
});
