import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import { MAYBE_FIELDS } from '@patio/domain/identity/accounts/account-fields.ts';
import { personalForm } from '@patio/domain/identity/accounts/account-forms.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import { describe, expect, it } from 'vitest';
import { personalChange, personalProblems, type PersonalFields } from './personal-fields.ts';

const TODAY = Date.UTC(2026, 10, 20);
const filled: PersonalFields = {
  email: 'a@b.test',
  username: 'a@b.test',
  name: 'João',
  surname: 'Silva',
  document: '529.982.247-25',
  phone: '27999990000',
  birth: '01/02/1990',
  tradeName: 'Loja',
  registration: '123',
};
const profile: Profile = {
  ...keyed(
    MAYBE_FIELDS,
    ({ wire }) => wire,
    () => null,
  ),
  email: 'a@b.test',
  login: 'a@b.test',
  nome: 'João',
  sobrenome: 'Silva',
  cpf: '52998224725',
  telefone: '27999990000',
  nascimento: '01/02/1990',
  codigoUsuario: 1,
  emailConfirmado: true,
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
  ...personalProblems({ ...filled, ...change }, kind, TODAY),
];

const keysOf = (kind: 'F' | 'J' | 'C') => personalForm(kind).map(({ key }) => key);

describe('personal data of the flow', () => {
  it('lets a complete form pass for every kind of account', () => {
    expect((['F', 'J', 'C'] as const).flatMap((kind) => wrong({}, kind))).toEqual([]);
  });
  it.each(['email', 'username', 'name', 'surname', 'document', 'phone'] as const)(
    'requires %s, FLOW-11',
    (name) => {
      expect(wrong({ [name]: '  ' })).toEqual([[name, 'required']]);
    },
  );
  it('requires what the kind of account needs, FLOW-12 to FLOW-14', () => {
    expect(keysOf('F')).toContain('birth');
    expect(keysOf('J')).toContain('tradeName');
    expect(keysOf('J')).not.toContain('birth');
    expect(keysOf('C')).toEqual(expect.arrayContaining(['registration', 'birth']));
  });
  it('refuses a phone of twelve digits, FLOW-15', () => {
    expect(wrong({ phone: '279999900001' })).toEqual([['phone', 'invalid']]);
  });
  it.each([
    ['+551127811851', '1127811851'],
    ['+55 (27) 99999-0000', '27999990000'],
    ['0 11 91234-5678', '11912345678'],
  ])('takes the phone "%s" for the national number %s, FLOW-15', (phone, sent) => {
    expect(wrong({ phone })).toEqual([]);
    expect(personalChange(profile, { ...filled, phone }).telefone).toBe(sent);
  });
  it.each(['(20) 91234-5678', '(11) 1234-5678', '190', '0800 123 4567', '+1 202 555 0100', '5511951855874'])(
    'refuses the phone "%s", FLOW-15',
    (phone) => {
      expect(wrong({ phone })).toEqual([['phone', 'invalid']]);
    },
  );
  it('refuses other signs in a document, FLOW-17', () => {
    expect(wrong({ document: '529 982 247 25' })).toEqual([['document', 'characters']]);
  });
  it('refuses a date that is no day, FLOW-19', () => {
    expect(wrong({ birth: '31/02/1990' })).toEqual([['birth', 'invalid']]);
    expect(wrong({ birth: '31/02/1990' }, 'J')).toEqual([]);
  });
  it('sends the whole profile, trimmed, and what the kind of account does not have as it is, C-89', () => {
    expect(
      personalChange(profile, { ...filled, name: ' Ana ', birth: '02/02/1990', tradeName: 'x' }),
    ).toEqual({
      email: 'a@b.test',
      login: 'a@b.test',
      nome: 'Ana',
      sobrenome: 'Silva',
      tipoPerfil: 7,
      nomePerfil: 'Pessoa Física',
      cpf: '529.982.247-25',
      telefone: '27999990000',
      inscricaoSocial: null,
      nomeFantasia: 'x',
      isento: false,
      matricula: '123',
      allowEmail: false,
      nascimento: '02/02/1990',
      oldPassword: null,
      password: null,
    });
  });
});
