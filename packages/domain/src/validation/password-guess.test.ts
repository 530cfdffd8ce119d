import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failedPasswordRules } from './password.ts';
import { passwordGuess } from './password-guess.ts';

const common = new Set(['password', 'password1', 'qwerty123', 'abc123', 'dragon', 'p@ssword']);
const guess = (password: string, ...personal: string[]) => passwordGuess(password, { common, personal });

describe('a password that everybody has', () => {
  it.each([
    'Password1!',
    'password',
    'P@ssw0rd',
    'P@ssword2024!',
    '*Password*',
    '!!Dragon77',
    'Qwerty123*',
    'Pássword99#',
    'Ｐａｓｓｗｏｒｄ1!',
    'Brasil2026!',
    'C0rinth1ans!',
    '2024Flamengo@',
  ])('is known in %s', (password) => {
    expect(guess(password)).toBe('common');
  });
  it.each(['Senha123*', 'Senha123!', 'Senha-123!', 'Cavalo-Azul-77!', 'Abc-Dragonfly-9!', 'aB1!aB1!', ''])(
    'is not seen in %s, PASS-11 PASS-17',
    (password) => {
      expect(guess(password, 'Ana Lima', 'ana@exemplo.com.br')).toBeNull();
    },
  );
  it('stays known with other capitals and with signs and digits at its ends', () => {
    const ends = fc.stringMatching(/^[0-9!@#$%*]{0,6}$/);
    fc.assert(
      fc.property(ends, ends, fc.boolean(), (before, after, upper) => {
        const word = upper ? 'DRAGON' : 'dragon';
        expect(guess(`${before}${word}${after}`)).toBe('common');
      }),
    );
  });
});

describe('a password made of what is known of the person', () => {
  it.each([
    ['Marcela#2026', 'Marcela Souza'],
    ['S0uz@Marcela1', 'Marcela Souza'],
    ['Transportes1!', 'Transportes Lima Ltda'],
    ['Lojista99@ab', 'lojista@exemplo.com.br'],
    ['Gonçalves10!', 'José Gonçalves'],
  ])('is known in %s of %s', (password, known) => {
    expect(guess(password, known)).toBe('personal');
  });
  it.each([
    ['Marcela-tem-7-gatos!', 'Marcela Souza'],
    ['Ana-Lu-2026!', 'Ana Lu'],
    ['Senha123*', 'Maria da Silva'],
    ['Exemplo@2026', 'ana@exemplo.com.br'],
  ])('is not seen in %s of %s, which holds enough of its own', (password, known) => {
    expect(guess(password, known)).toBeNull();
  });
});

it('answers any text at all, in one way and quickly', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: 'grapheme' }),
      (password, known) => {
        const answer = guess(password, known);
        expect(['common', 'personal', null]).toContain(answer);
        expect(guess(` ${password} `, known)).toBe(answer);
      },
    ),
  );
  const before = process.cpuUsage();
  guess(`${'1'.repeat(1000)}a${'!'.repeat(1000)}`, 'x'.repeat(10_000));
  // Backtracking would take minutes.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
  expect(failedPasswordRules('Senha123*', 'wide')).toEqual([]);
});
