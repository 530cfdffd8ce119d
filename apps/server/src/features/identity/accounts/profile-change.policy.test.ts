import { describe, expect, test } from 'vitest';
import type { ProfileChange } from '@patio/contract/identity/accounts/update-profile.ts';
import { MAYBE_FIELDS } from '@patio/domain/identity/accounts/account-fields.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import { documentOf } from '../../../../test/builders/tax-id.ts';
import { decideProfileChange } from './profile-change.policy.ts';
import type { ProfileRow } from './accounts.store.ts';

const now = Date.UTC(2026, 10, 22, 12);
const cpf = documentOf('cpf', 1);
const cnpj = documentOf('cnpj', 1);

/** A person with everything that buying needs. */
function aProfile(changes: Partial<ProfileRow> = {}): ProfileRow {
  return {
    ...keyed(
      MAYBE_FIELDS,
      ({ column }) => column,
      () => null,
    ),
    id: 1,
    email: 'ana@patio.test',
    username: 'ana',
    name: 'Ana',
    surname: 'Lima',
    document: cpf,
    phone: '27911112222',
    birth: '1990-02-01',
    state_registration_exempt: false,
    profile_code: 7,
    kind: 'F',
    accepts_mail: false,
    partner_id: null,
    is_staff: false,
    password_hash: null,
    password_unproved: false,
    email_confirmed_at: null,
    ...changes,
  };
}

const aCompany = (changes: Partial<ProfileRow> = {}) =>
  aProfile({
    kind: 'J',
    profile_code: 4,
    document: cnpj,
    birth: null,
    trade_name: 'Lima Carros',
    ...changes,
  });
const anEmployee = (changes: Partial<ProfileRow> = {}) =>
  aProfile({ kind: 'C', profile_code: 6, registration: '123-4', ...changes });

const decide = (row: ProfileRow, change: ProfileChange, strictTaxId = true) =>
  decideProfileChange(row, change, { strictTaxId, now });
const messages = (row: ProfileRow, change: ProfileChange) => {
  const decision = decide(row, change);
  return decision.kind === 'refused' ? decision.messages : [];
};
const changed = (row: ProfileRow, change: ProfileChange) => {
  const decision = decide(row, change);
  return decision.kind === 'changed' ? decision.profile : decision.messages;
};

/** As the flow sends it: it names the kind of profile. */
const flow = (change: ProfileChange = {}): ProfileChange => ({ tipoPerfil: 7, ...change });

describe('a change of the profile', () => {
  test('without a field leaves it as it is', () => {
    for (const row of [aProfile({ accepts_mail: true }), aCompany(), anEmployee()]) {
      expect(changed(row, {})).toEqual(row);
    }
    const exempt = aCompany({ state_registration: '12.3', state_registration_exempt: true });
    expect(changed(exempt, {})).toEqual(exempt);
  });

  test('of a person takes over what persons have, and nothing of companies and employees', () => {
    const change = {
      nome: 'Bia',
      sobrenome: 'Reis',
      telefone: '279',
      allowEmail: true,
      nomeFantasia: 'Lima Carros',
      inscricaoSocial: '12.3',
      isento: true,
      matricula: '123-4',
    };
    expect(changed(aProfile(), change)).toEqual(
      aProfile({ name: 'Bia', surname: 'Reis', phone: '279', accepts_mail: true }),
    );
  });

  test('of a company takes over trade name, state registration and exemption', () => {
    const change = { nomeFantasia: 'Reis Carros', inscricaoSocial: '12.3/4-5', isento: true, matricula: '1' };
    expect(changed(aCompany(), change)).toEqual(
      aCompany({
        trade_name: 'Reis Carros',
        state_registration: '12.3/4-5',
        state_registration_exempt: true,
      }),
    );
    expect(changed(aCompany({ state_registration_exempt: true }), { isento: false })).toMatchObject({
      state_registration_exempt: false,
    });
  });

  test('of an employee takes over the registration', () => {
    expect(changed(anEmployee(), { matricula: '5' })).toEqual(anEmployee({ registration: '5' }));
  });

  test('never touches state registration and tax id once they are there, C-88', () => {
    const row = aCompany({ state_registration: '1' });
    expect(changed(row, { inscricaoSocial: '2', cpf: documentOf('cnpj', 2) })).toEqual(row);
    expect(changed(aCompany(), { inscricaoSocial: '' })).toEqual(aCompany());
    expect(changed(aProfile(), { cpf: 'nonsense' })).toEqual(aProfile());
  });

  test('leaves name, phone and trade name of partner users to the platform, PROF-05', () => {
    const row = aCompany({ partner_id: 4 });
    const change = { nome: 'Bia', telefone: '279', nomeFantasia: 'Reis Carros', sobrenome: 'Reis' };
    expect(changed(row, change)).toEqual({ ...row, surname: 'Reis' });
  });
});

describe('a tax id that was missing', () => {
  const without = (kind: 'F' | 'J') => (kind === 'F' ? aProfile : aCompany)({ document: null });

  test('is stored as its characters alone', () => {
    expect(changed(without('F'), { cpf: cpf.replace(/^(...)/, '$1.') })).toMatchObject({ document: cpf });
    expect(changed(without('J'), { cpf: cnpj })).toMatchObject({ document: cnpj });
    expect(changed(without('F'), { cpf: '' })).toMatchObject({ document: null });
  });

  test('is refused when it is none of the kind of account', () => {
    expect(messages(without('F'), { cpf: cnpj })).toEqual(['cpf-invalid']);
    expect(messages(without('J'), { cpf })).toEqual(['cnpj-invalid']);
  });

  test('needs check digits where the house verifies them, rule 0.10', () => {
    const wrong = '123.456.789-00';
    expect(messages(without('F'), { cpf: wrong })).toEqual(['cpf-invalid']);
    expect(decide(without('F'), { cpf: wrong }, false)).toMatchObject({
      kind: 'changed',
      profile: { document: '12345678900' },
    });
  });

  test('that cannot be read is the only thing that the flow complains about', () => {
    expect(messages(without('F'), flow({ cpf: '1' }))).toEqual(['cpf-invalid']);
  });
});

describe('a birth date', () => {
  test('is stored as a day of the calendar', () => {
    expect(changed(aProfile(), { nascimento: '29/02/1988' })).toEqual(aProfile({ birth: '1988-02-29' }));
    expect(changed(aProfile(), { nascimento: '' })).toEqual(aProfile());
  });

  test('that is no day, or not yet, is the only thing complained about', () => {
    expect(messages(aProfile(), { nascimento: '30/02/1988' })).toEqual(['birth-invalid']);
    expect(messages(aProfile({ birth: null }), { nascimento: '23/11/2026' })).toEqual(['birth-invalid']);
  });
});

describe('the flow', () => {
  const fill = ['fill-fields'];

  test('needs name, surname, tax id and phone, FLOW-11', () => {
    expect(messages(aProfile(), flow())).toEqual([]);
    for (const missing of [{ name: '' }, { surname: '' }, { document: null }, { phone: null }]) {
      expect(messages(aProfile(missing), flow())).toEqual(fill);
    }
  });

  test('needs the birth date of persons and employees, FLOW-12 FLOW-14', () => {
    expect(messages(aProfile({ birth: null }), flow())).toEqual(fill);
    expect(messages(anEmployee({ birth: null }), flow())).toEqual(fill);
  });

  test('needs the trade name of companies alone, and no birth date of them, FLOW-13', () => {
    expect(messages(aCompany(), flow())).toEqual([]);
    expect(messages(aCompany({ trade_name: null }), flow())).toEqual(fill);
  });

  test('needs the registration of employees alone, FLOW-14', () => {
    expect(messages(anEmployee(), flow())).toEqual([]);
    expect(messages(anEmployee({ registration: null }), flow())).toEqual(fill);
  });

  test('is known by the kind of profile or by the birth date', () => {
    const row = aProfile({ surname: '' });
    expect(messages(row, { nascimento: '01/02/1990' })).toEqual(fill);
    expect(messages(row, { tipoPerfil: null })).toEqual(fill);
    expect(messages(row, { nascimento: null })).toEqual(fill);
    expect(messages(row, {})).toEqual([]);
  });

  test('takes a phone of eleven digits at most, FLOW-15', () => {
    expect(messages(aProfile({ phone: null }), flow({ telefone: '27911113333' }))).toEqual([]);
    expect(messages(aProfile(), flow({ telefone: '279111133334' }))).toEqual(['phone-invalid']);
    expect(messages(aProfile(), flow({ telefone: '279 1111' }))).toEqual(['phone-invalid']);
  });
});

describe('the profile screen', () => {
  test('needs name and phone, and the trade name of companies alone, all at once, PROF-09 PROF-10 PROF-11', () => {
    const empty = { nome: '', telefone: '', nomeFantasia: '' };
    expect(messages(aProfile(), empty)).toEqual(['name-required', 'phone-required']);
    expect(messages(aCompany(), empty)).toEqual(['name-required', 'phone-required', 'trade-name-required']);
  });

  test('takes a phone of twenty digits at most, PROF-10', () => {
    expect(messages(aProfile(), { telefone: '1'.repeat(20) })).toEqual([]);
    expect(messages(aProfile(), { telefone: '1'.repeat(21) })).toEqual(['phone-invalid']);
    for (const telefone of ['a279', '279a']) {
      expect(messages(aProfile(), { telefone })).toEqual(['phone-digits']);
    }
  });

  test('takes registrations of digits, dots, slashes and hyphens', () => {
    for (const text of ['a1', '1a']) {
      expect(messages(anEmployee(), { matricula: text })).toEqual(['registration-invalid']);
      expect(messages(aCompany(), { inscricaoSocial: text })).toEqual(['state-registration-invalid']);
    }
    expect(messages(anEmployee(), { matricula: '0.1/2-9' })).toEqual([]);
  });

  test('looks only at what changes: what is stored already may be of another form', () => {
    expect(messages(aProfile({ phone: '+55 27' }), { nome: 'Bia' })).toEqual([]);
    expect(messages(anEmployee({ registration: 'A' }), { nome: 'Bia', matricula: 'A' })).toEqual([]);
    expect(messages(aCompany({ state_registration: 'ISENTO' }), { nome: 'Bia' })).toEqual([]);
  });

  test('lets an employee clear the registration', () => {
    expect(changed(anEmployee(), { matricula: '' })).toEqual(anEmployee({ registration: '' }));
  });
});
