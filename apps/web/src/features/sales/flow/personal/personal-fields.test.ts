import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import { describe, expect, it } from 'vitest';
import { personalChange, personalErrors, requiredFields, type PersonalFields } from './personal-fields.ts';

const TODAY = Date.UTC(2026, 10, 20);
const filled: PersonalFields = {
  email: 'a@b.test',
  login: 'a@b.test',
  nome: 'João',
  sobrenome: 'Silva',
  cpf: '529.982.247-25',
  telefone: '27999990000',
  nascimento: '01/02/1990',
  nomeFantasia: 'Loja',
  matricula: '123',
};
const profile: Profile = {
  ...filled,
  codigoUsuario: 1,
  emailConfirmado: true,
  inscricaoSocial: null,
  isento: false,
  tipoPerfil: 7,
  tipoPerfilFlag: 'F',
  nomePerfil: 'Pessoa Física',
  allowEmail: false,
  isPartner: false,
  senhaOpcional: false,
  versao: 'v',
};
const wrong = (change: Partial<PersonalFields>, kind: 'F' | 'J' | 'C' = 'F') => [
  ...personalErrors({ ...filled, ...change }, kind, TODAY),
];

describe('personal data of the flow', () => {
  it('lets a complete form pass for every kind of account', () => {
    expect((['F', 'J', 'C'] as const).flatMap((kind) => wrong({}, kind))).toEqual([]);
  });
  it.each(['email', 'login', 'nome', 'sobrenome', 'cpf', 'telefone'] as const)(
    'requires %s, FLOW-11',
    (name) => {
      expect(wrong({ [name]: '  ' })).toEqual([[name, 'required']]);
    },
  );
  it('requires what the kind of account needs, FLOW-12 to FLOW-14', () => {
    expect(requiredFields('F')).toContain('nascimento');
    expect(requiredFields('J')).toContain('nomeFantasia');
    expect(requiredFields('J')).not.toContain('nascimento');
    expect(requiredFields('C')).toEqual(expect.arrayContaining(['matricula', 'nascimento']));
  });
  it('refuses a phone of twelve digits, FLOW-15', () => {
    expect(wrong({ telefone: '279999900001' })).toEqual([['telefone', 'phone']]);
  });
  it.each([
    ['+551127811851', '1127811851'],
    ['+55 (27) 99999-0000', '27999990000'],
    ['0 11 91234-5678', '11912345678'],
  ])('takes the phone "%s" for the national number %s, FLOW-15', (telefone, sent) => {
    expect(wrong({ telefone })).toEqual([]);
    expect(personalChange(profile, { ...filled, telefone }).telefone).toBe(sent);
  });
  it.each(['(20) 91234-5678', '(11) 1234-5678', '190', '0800 123 4567', '+1 202 555 0100', '5511951855874'])(
    'refuses the phone "%s", FLOW-15',
    (telefone) => {
      expect(wrong({ telefone })).toEqual([['telefone', 'phone']]);
    },
  );
  it('refuses other signs in a document, FLOW-17', () => {
    expect(wrong({ cpf: '529 982 247 25' })).toEqual([['cpf', 'document']]);
  });
  it('refuses a date that is no day, FLOW-19', () => {
    expect(wrong({ nascimento: '31/02/1990' })).toEqual([['nascimento', 'birth']]);
    expect(wrong({ nascimento: '31/02/1990' }, 'J')).toEqual([]);
  });
});
