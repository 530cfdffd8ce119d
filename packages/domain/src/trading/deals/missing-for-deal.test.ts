import { expect, it } from 'vitest';
import { fullNameOf, missingForDeal, missingStep, type DealerRecord } from './missing-for-deal.ts';

const person: DealerRecord = {
  kind: 'F',
  name: 'Ana',
  surname: 'Souza',
  document: '52998224725',
  phone: '27999990000',
  birth: '1990-02-01',
  tradeName: null,
  registration: null,
  hasAddress: true,
};
const company: DealerRecord = {
  ...person,
  kind: 'J',
  document: '11444777000161',
  birth: null,
  tradeName: 'Loja',
};
const employee: DealerRecord = { ...person, kind: 'C', registration: '1001' };

it.each([
  ['a person', person, { birth: null }, ['birth']],
  ['a company', company, { tradeName: '' }, ['tradeName']],
  ['an employee', employee, { birth: null, registration: ' ' }, ['birth', 'registration']],
] as const)(
  '%s may deal once the own set is complete, FLOW-12, FLOW-13, FLOW-14',
  (_kind, whole, less, missing) => {
    expect(missingForDeal(whole)).toEqual([]);
    expect(missingForDeal({ ...whole, ...less })).toEqual(missing);
  },
);

it.each([
  ['name', { name: '', surname: 'Souza' }],
  ['surname', { surname: '' }],
  ['document', { document: null }],
  ['phone', { phone: null }],
  ['address', { hasAddress: false }],
] as const)('nobody deals without %s, whatever the kind of account, FLOW-11', (field, less) => {
  for (const whole of [person, company, employee])
    expect(missingForDeal({ ...whole, ...less })).toEqual([field]);
});

it('what is missing leads to the first step that asks for it, FLOW-01', () => {
  expect(missingStep([])).toBeNull();
  expect(missingStep(['address'])).toBe(1);
  expect(missingStep(['birth', 'address'])).toBe(0);
});

it('the surname of a full name given at sign-up is not missing', () => {
  expect(fullNameOf({ name: ' Ana Maria de  Souza ', surname: '' })).toEqual({
    name: 'Ana',
    surname: 'Maria de Souza',
  });
  expect(fullNameOf({ name: 'Ana Maria', surname: 'Souza' })).toEqual({
    name: 'Ana Maria',
    surname: 'Souza',
  });
  expect(missingForDeal({ ...person, name: 'Ana Souza', surname: '' })).toEqual([]);
});
