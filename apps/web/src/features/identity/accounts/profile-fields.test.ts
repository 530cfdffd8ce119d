import { failedPasswordRules } from '@patio/domain/validation/password.ts';
import { describe, expect, it } from 'vitest';
import { PROFILE_KEYS, type ProfileAccount } from '@patio/domain/identity/accounts/account-forms.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import { profileChange, profileProblems, type ProfileTexts } from './profile-fields.ts';

const individual: ProfileAccount = { kind: 'F', isPartner: false, passwordOptional: false };
const filled: ProfileTexts = {
  ...keyed(
    PROFILE_KEYS,
    (key) => key,
    () => '',
  ),
  name: 'João',
  surname: 'Silva',
  phone: '27999990000',
  tradeName: 'Loja do João',
  oldPassword: 'Antiga@2026',
  password: 'Senha123*',
  repeated: 'Senha123*',
};
const wrong = (change: Partial<ProfileTexts>, kind: Partial<ProfileAccount> = {}) => [
  ...profileProblems({ ...filled, ...change }, { ...individual, ...kind }),
];

describe('the profile form', () => {
  it('lets a complete form pass for every kind of account, PROF-08', () => {
    for (const kind of ['F', 'J', 'C'] as const) expect(wrong({}, { kind })).toEqual([]);
  });
  it('needs a name, PROF-09', () => {
    expect(wrong({ name: '  ' })).toEqual([['name', 'required']]);
    expect(wrong({ surname: '' })).toEqual([]);
  });
  it('needs a phone of digits, however it is punctuated, PROF-10', () => {
    expect(wrong({ phone: '' })).toEqual([['phone', 'required']]);
    expect(wrong({ phone: '27 9999a' })).toEqual([['phone', 'characters']]);
    expect(wrong({ phone: '(27) 99999-0000' })).toEqual([]);
  });
  it('needs the trade name of legal entities only, PROF-11', () => {
    expect(wrong({ tradeName: '' }, { kind: 'J' })).toEqual([['tradeName', 'required']]);
    expect(wrong({ tradeName: '' })).toEqual([]);
  });
  it('asks a partner user nothing that they cannot change, PROF-05', () => {
    const empty = { name: '', phone: '', tradeName: '' };
    expect(wrong(empty, { kind: 'J', isPartner: true })).toEqual([]);
  });
  it('needs the current and a new password, unless the house makes them optional, PROF-12, C-87', () => {
    const none = { oldPassword: '', password: '', repeated: '' };
    expect(wrong(none)).toEqual([
      ['oldPassword', 'required'],
      ['password', 'required'],
    ]);
    expect(wrong(none, { passwordOptional: true })).toEqual([]);
    expect(
      wrong({ ...none, password: 'Senha123*', repeated: 'Senha123*' }, { passwordOptional: true }),
    ).toEqual([['oldPassword', 'required']]);
  });
  it.each([
    ['SENHA123*', 'lower'],
    ['senha123*', 'upper'],
    ['Senhaaaa*', 'digit'],
    ['Senha1234', 'special'],
    ['Senha1*', 'min'],
  ] as const)('refuses the new password %s for want of %s, PROF-13, PASS-16, PASS-17', (password, rule) => {
    expect(wrong({ password, repeated: password })).toEqual([['password', 'rules']]);
    expect(failedPasswordRules(password, 'wide')).toEqual([rule]);
  });
  it('needs the new password twice, PASS-18', () => {
    expect(wrong({ repeated: 'Senha123!' })).toEqual([['repeated', 'different']]);
  });
});

describe('what is sent', () => {
  it('is trimmed, the phone in digits, the trade name of legal entities only, PASS-19, API-61', () => {
    const typed = {
      ...filled,
      name: ' João ',
      phone: '(27) 99999-0000',
      password: ' Senha123* ',
      oldPassword: ' Antiga@2026 ',
    };
    const sent = {
      nome: 'João',
      sobrenome: 'Silva',
      telefone: '27999990000',
      password: 'Senha123*',
      oldPassword: 'Antiga@2026',
    };
    expect(profileChange(typed, individual, false)).toMatchObject(sent);
    expect(profileChange(typed, individual, false)).not.toHaveProperty('nomeFantasia');
    expect(profileChange(typed, { ...individual, kind: 'J' }, false)).toMatchObject({
      ...sent,
      nomeFantasia: 'Loja do João',
    });
  });
  it.each([
    ['+55 27 99999-0000', '27999990000'],
    ['0 27 3333-0000', '2733330000'],
    ['2799999000012', '2799999000012'],
  ])('has of the phone "%s" the digits %s, PROF-10', (phone, sent) => {
    expect(profileChange({ ...filled, phone }, individual, false).telefone).toBe(sent);
  });
  it('leaves the password alone when it was saved already or is empty, C-89', () => {
    const stored = { password: null, oldPassword: null };
    expect(profileChange(filled, individual, true)).toMatchObject(stored);
    expect(profileChange({ ...filled, password: ' ' }, individual, false)).toMatchObject(stored);
  });
});
