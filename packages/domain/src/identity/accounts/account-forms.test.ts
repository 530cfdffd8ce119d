import { describe, expect, it } from 'vitest';
import { fieldProblems, sentValues } from '../../forms/form-field.ts';
import { keyed } from '../../tables/keyed.ts';
import { ACCOUNT_FIELDS, type AccountKind } from './account-fields.ts';
import { accountProblem, personalForm, PROFILE_KEYS, profileForm, profileItems } from './account-forms.ts';

const account = { kind: 'F', isPartner: false, passwordOptional: false } as const;
const NO_PASSWORDS = { oldPassword: '', password: '', repeated: '' };
const keys = (fields: readonly { readonly key: string }[]) => fields.map(({ key }) => key);
const shown = (kind: AccountKind) =>
  profileItems({ ...account, kind }).map((item) => ('shown' in item ? `(${item.shown})` : item.field.key));

/** What the specification names; a screen may have more. */
const all = [
  'name',
  'surname',
  '(email)',
  'phone',
  '(username)',
  '(document)',
  'tradeName',
  '(stateRegistration)',
];
const of = (items: readonly string[], named: readonly string[]) =>
  items.filter((item) => named.includes(item));

describe('the table of what is known of a user', () => {
  it.each(['key', 'wire', 'column'] as const)('names each %s once', (name) => {
    const names = ACCOUNT_FIELDS.map((field) => field[name]);
    expect(new Set(names).size).toBe(names.length);
  });
  it('answers a failure for everything that the profile screen needs, PROF-09 to PROF-11', () => {
    for (const kind of ['F', 'J', 'C'] as const)
      for (const item of profileItems({ ...account, kind }))
        if ('field' in item && item.field.required) {
          const row = ACCOUNT_FIELDS.find(({ key }) => key === item.field.key);
          expect([item.field.key, row?.failures?.required]).toEqual([item.field.key, expect.any(String)]);
        }
  });
});

describe('the profile screen', () => {
  it('has what the kind of account has, PROF-01 to PROF-04', () => {
    const everybody = ['name', 'surname', '(email)', 'phone'];
    const firms = [...everybody, '(username)', '(document)'];
    expect(of(shown('F'), all)).toEqual(everybody);
    expect(of(shown('J'), all)).toEqual([...firms, 'tradeName', '(stateRegistration)']);
    expect(of(shown('C'), all)).toEqual(firms);
  });
  it('locks what the partner platform manages, PROF-05', () => {
    const fields = profileForm({ ...account, kind: 'J', isPartner: true }, NO_PASSWORDS);
    expect(keys(fields.filter(({ locked }) => locked))).toEqual(['name', 'phone', 'tradeName']);
  });
});

describe('the first step of the flow', () => {
  it('asks each kind of account for its own set, FLOW-11 to FLOW-14', () => {
    const everybody = ['email', 'username', 'name', 'surname', 'document', 'phone'];
    expect(keys(personalForm('F'))).toEqual([...everybody, 'birth']);
    expect(keys(personalForm('J'))).toEqual([...everybody, 'tradeName']);
    expect(keys(personalForm('C'))).toEqual([...everybody, 'registration', 'birth']);
  });
  it('wants a phone that can be called, FLOW-15', () => {
    const phone = personalForm('F').find(({ key }) => key === 'phone');
    expect(phone?.problem?.('27999990000', 0)).toBeNull();
    expect(phone?.problem?.('279999900001', 0)).toBe('invalid');
    expect(phone?.sent?.('+55 27 99999-0000')).toBe('27999990000');
  });
  it('takes of a call a phone of eleven digits at most, and the profile screen one of twenty, FLOW-15 PROF-10', () => {
    const [phone] = ACCOUNT_FIELDS.filter(({ key }) => key === 'phone');
    if (phone === undefined) throw new Error('no phone');
    expect(accountProblem(phone, '1'.repeat(11), true)).toBeNull();
    expect(accountProblem(phone, '1'.repeat(12), true)).toBe('invalid');
    expect(accountProblem(phone, '1'.repeat(20), false)).toBeNull();
    expect(accountProblem(phone, '1'.repeat(21), false)).toBe('invalid');
    expect(accountProblem(phone, '279a', false)).toBe('characters');
  });
});

it('the passwords of the profile are asked for all, unless they may stay empty and do, PROF-12, C-87', () => {
  const empty = keyed(
    PROFILE_KEYS,
    (key) => key,
    () => '',
  );
  const typed = { ...empty, name: 'Ana', phone: '27999990000' };
  const wrong = (passwords: typeof NO_PASSWORDS, passwordOptional: boolean) => {
    const fields = profileForm({ ...account, passwordOptional }, passwords);
    return [...fieldProblems(fields, sentValues(fields, { ...typed, ...passwords }), undefined)];
  };
  const none = [
    ['oldPassword', 'required'],
    ['password', 'required'],
  ];
  expect(wrong(NO_PASSWORDS, false)).toEqual(none);
  expect(wrong(NO_PASSWORDS, true)).toEqual([]);
  expect(wrong({ ...NO_PASSWORDS, repeated: 'x' }, true)).toEqual([...none, ['repeated', 'different']]);
});
