import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCnpj, parseCnpj } from '../../validation/cnpj.ts';
import { formatCpf } from '../../validation/cpf.ts';
import { taxIdProblem } from '../../validation/tax-id-problem.ts';
import { signUpProblems, type SignUpForm } from './sign-up-form.ts';

const whole: SignUpForm = {
  name: 'Ana Lima',
  tradeName: 'Caminhões Lima',
  email: 'ana@patio.test',
  phone: '27999990000',
  document: '52998224725',
  password: 'Senha123*',
};
const problems = (
  change: Partial<SignUpForm>,
  kind: 'individual' | 'company' = 'individual',
  strictTaxId = true,
) => Object.fromEntries(signUpProblems({ ...whole, ...change }, kind, strictTaxId));

describe('a sign-up', () => {
  it('of a person with all its fields may be made; the trade name does not count', () => {
    expect(problems({ tradeName: '' })).toEqual({});
    expect(problems({ document: '12ABC34501DE35' }, 'company')).toEqual({});
  });
  it('reports every empty field, SIGN-13 to SIGN-19', () => {
    const empty = { name: ' ', tradeName: '', email: '', phone: ' ', document: '', password: '  ' };
    const missing = {
      name: 'required',
      email: 'required',
      phone: 'required',
      document: 'required',
      password: 'required',
    };
    expect(problems(empty)).toEqual(missing);
    expect(problems(empty, 'company')).toEqual({ ...missing, tradeName: 'required' });
  });
  it('has a valid e-mail, SIGN-13', () => {
    expect(problems({ email: 'abc' })).toEqual({ email: 'invalid' });
    expect(problems({ email: ' Ana@Patio.TEST ' })).toEqual({});
  });
  it('has a phone of digits, however many, SIGN-14 C-91', () => {
    expect(problems({ phone: '27 99999-0000' })).toEqual({ phone: 'characters' });
    expect(problems({ phone: '5527999990000' })).toEqual({});
  });
  it('needs no password where a provider proves who signs up, S-36', () => {
    expect(problems({ password: null })).toEqual({});
  });
  it('has check digits where the house wants them, and the length of its document anyway, rule 0.10', () => {
    expect(problems({ document: '52998224726' })).toEqual({ document: 'invalid' });
    expect(problems({ document: '52998224726' }, 'individual', false)).toEqual({});
    expect(problems({ document: '12ABC34501DE35' })).toEqual({ document: 'characters' });
    expect(problems({ document: '52998224725' }, 'company')).toEqual({ document: 'length' });
  });
  it('has a password of the wide set, PASS-17 C-01', () => {
    expect(problems({ password: 'Senha123-' })).toEqual({ password: 'rules' });
    expect(problems({ password: 'Senha12' })).toEqual({ password: 'rules' });
  });
  it('has names of a hundred characters at most', () => {
    expect(problems({ name: 'a'.repeat(100) })).toEqual({});
    expect(problems({ name: 'a'.repeat(101) })).toEqual({ name: 'length' });
    expect(problems({ name: `\n${'a'.repeat(100)} ` })).toEqual({});
  });
  it('has names that can be seen and read', () => {
    for (const name of ['\u200B', '\u3164 ', '\u2800'])
      expect(problems({ name })).toEqual({ name: 'required' });
    for (const name of ['a\u0000b', '\uD800', 'S\uFFFDo'])
      expect(problems({ name })).toEqual({ name: 'characters' });
    for (const name of ['José', '👩‍👩‍👧', 'عربي', 'e\u0301', 'a\u0007b', '\u202Eana', 'a\nb'])
      expect(problems({ name })).toEqual({});
  });
});

describe('what is wrong with a tax id, SIGN-16 SIGN-18 rule 0.10', () => {
  it.each([
    ['', 'required'],
    ['5299822472a', 'characters'],
    ['5299822472', 'length'],
    ['529982247255', 'length'],
    ['529.982.247-26', 'digits'],
    ['529.982.247-25', null],
  ] as const)('CPF "%s": %s', (text, problem) => {
    expect(taxIdProblem(text, 'cpf', true)).toBe(problem);
  });
  it.each([
    [' ', 'required'],
    ['12ABC34501DÉ35', 'characters'],
    ['12ABC34501DEAB', 'characters'],
    ['12ABC34501DE3', 'length'],
    ['12ABC34501DE36', 'digits'],
    ['12.abc.345/01de-35', null],
  ] as const)('CNPJ "%s": %s', (text, problem) => {
    expect(taxIdProblem(text, 'cnpj', true)).toBe(problem);
  });
  it('leaves check digits alone where a house does not want them, C-93', () => {
    expect(taxIdProblem('12345678901', 'cpf', false)).toBeNull();
    expect(taxIdProblem('1234567890', 'cpf', false)).toBe('length');
  });
  it('is the same with and without the mask', () => {
    const characters = fc.stringMatching(/^[0-9A-Z]{12}[0-9]{2}$/);
    fc.assert(
      fc.property(characters, fc.stringMatching(/^\d{11}$/), (cnpj, cpf) => {
        expect(taxIdProblem(formatCnpj(cnpj), 'cnpj', true)).toBe(taxIdProblem(cnpj, 'cnpj', true));
        expect(taxIdProblem(formatCpf(cpf), 'cpf', true)).toBe(taxIdProblem(cpf, 'cpf', true));
        expect(taxIdProblem(cnpj, 'cnpj', true) === null).toBe(parseCnpj(cnpj) !== null);
      }),
    );
  });
});
