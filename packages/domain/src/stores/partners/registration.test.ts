import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registrationObjections, type Registration } from './registration.ts';

const right: Registration = {
  contactName: 'João',
  cpf: '52998224725',
  tradeName: 'Serra',
  legalName: 'Serra Ltda.',
  email: 'serra@patio.test',
  site: '',
  cnpj: '12ABC34501DE35',
  phone: '27999990000',
  password: 'Patio@2026',
  confirmation: 'Patio@2026',
  terms: true,
};
const messages = (change: Partial<Registration>, strict = true) =>
  registrationObjections({ ...right, ...change }, { strict }).map(({ message }) => message);

describe('a registration', () => {
  it('may be sent when everything is right, PREG-12', () => {
    expect(messages({})).toEqual([]);
    const sites = ['www.loja.com.br', 'https://loja.com/a?b=c', 'loja.com', 'http://loja.com', 'loja.x/a'];
    for (const site of [...sites, 'loja.x:80', 'loja.x#a', ' loja.com ', ' '])
      expect(messages({ site })).toEqual([]);
    expect(messages({ email: ' serra@patio.test ', phone: ' 27999990000 ' })).toEqual([]);
    expect(messages({ password: 'Patio@2026 ' })).toEqual([]);
  });

  it.each<[Partial<Registration>, string, string]>([
    [{ contactName: ' ' }, 'responsible-required', 'PREG-04'],
    [{ cpf: '' }, 'partner-cpf-required', 'PREG-05'],
    [{ cpf: '5299822472' }, 'partner-cpf-incomplete', 'PREG-05'],
    [{ cpf: '5299822472x' }, 'partner-cpf-digits', 'PREG-05'],
    [{ cpf: 'x5299822472' }, 'partner-cpf-digits', 'PREG-05'],
    [{ tradeName: '' }, 'trade-name-required', 'PREG-06'],
    [{ legalName: '' }, 'legal-name-required', 'PREG-06'],
    [{ email: ' ' }, 'partner-email-required', 'PREG-07'],
    [{ email: 'abc' }, 'email-invalid', 'PREG-07'],
    [{ cnpj: '' }, 'cnpj-required', 'PREG-08'],
    [{ cnpj: '12ABC34501DE3-' }, 'cnpj-characters', 'PREG-08'],
    [{ cnpj: '-2ABC34501DE35' }, 'cnpj-characters', 'PREG-08'],
    [{ cnpj: '12ABC34501DE3' }, 'partner-cnpj-incomplete', 'PREG-08'],
    [{ phone: ' ' }, 'partner-phone-required', 'PREG-09'],
    [{ phone: '27 99999' }, 'partner-phone-digits', 'PREG-09'],
    [{ phone: 'x27999990000' }, 'partner-phone-digits', 'PREG-09'],
    [{ password: ' ', confirmation: '' }, 'own-password-required', 'PREG-10'],
    [{ confirmation: 'Patio@2027' }, 'confirmation-different', 'PREG-10'],
    [{ terms: false }, 'terms-required', 'PREG-11'],
    [{ site: 'minha loja' }, 'site-invalid', 'PREG-12'],
    [{ site: 'minha loja.com' }, 'site-invalid', 'PREG-12'],
    [{ site: 'loja.com br' }, 'site-invalid', 'PREG-12'],
    [{ site: 'ana@loja.com' }, 'site-invalid', 'PREG-12'],
  ])('%j gets %s, %s', (change, message) => {
    expect(messages(change)).toEqual([message]);
  });

  it('names every rule that its password breaks, in the order of checking', () => {
    const broken = (password: string) => messages({ password, confirmation: password });
    expect(broken('a')).toEqual([
      'password-uppercase',
      'password-digit',
      'password-special',
      'password-length',
    ]);
    expect(broken('PATIO@2026')).toEqual(['password-lowercase']);
  });

  it('is held to the form of its documents in any case', () => {
    expect(messages({ cpf: '529982247251' }, false)).toEqual(['cpf-invalid']);
    for (const cnpj of ['12ABC34501DEAB', '12ABC34501DE350', 'X12ABC34501DE35']) {
      expect([cnpj, messages({ cnpj }, false)]).toEqual([cnpj, ['cnpj-invalid']]);
    }
  });

  it('is held to check digits only where the house wants it, rule 0.10', () => {
    expect(messages({ cpf: '12345678901', cnpj: '12345678000100' })).toEqual(['cpf-invalid', 'cnpj-invalid']);
    expect(messages({ cpf: '12345678901', cnpj: '12345678000100' }, false)).toEqual([]);
  });

  it('names each wrong field, whatever is typed, and never more of a document than one objection', () => {
    const text = fc.string({ maxLength: 20 });
    const form = fc.record({
      contactName: text,
      cpf: text,
      tradeName: text,
      legalName: text,
      email: text,
      site: text,
      cnpj: text,
      phone: text,
      password: text,
      confirmation: text,
      terms: fc.boolean(),
    });
    fc.assert(
      fc.property(form, fc.boolean(), (given, strict) => {
        const objections = registrationObjections(given, { strict });
        const once = objections.filter(({ field }) => field !== 'password').map(({ field }) => field);
        expect(new Set(once).size).toBe(once.length);
        expect(objections.some(({ field }) => field === 'terms')).toBe(!given.terms);
        expect(objections.some(({ field }) => field === 'contactName')).toBe(given.contactName.trim() === '');
      }),
    );
  });
});
