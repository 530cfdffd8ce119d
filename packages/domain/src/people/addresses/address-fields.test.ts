import { describe, expect, it } from 'vitest';
import { cepDigits, addressProblems, type AddressFields } from './address-fields.ts';

const filled: AddressFields = {
  cep: '29100000',
  endereco: 'Rua A',
  numeroEndereco: '10',
  complemento: '',
  bairro: 'Centro',
  estado: 32,
  cidade: 3205309,
};
const wrong = (change: Partial<AddressFields>) => [...addressProblems({ ...filled, ...change })];

describe('the address form', () => {
  it('needs no complement', () => {
    expect(wrong({})).toEqual([]);
  });
  it.each(['cep', 'endereco', 'numeroEndereco', 'bairro'] as const)('requires %s, ADDR-01', (name) => {
    expect(wrong({ [name]: ' ' })).toEqual([[name, 'required']]);
  });
  it.each(['estado', 'cidade'] as const)('requires %s, ADDR-01', (name) => {
    expect(wrong({ [name]: null })).toEqual([[name, 'required']]);
  });
  it('takes digits only for the CEP, ADDR-02', () => {
    expect(wrong({ cep: '29.100-000' })).toEqual([['cep', 'characters']]);
    expect(wrong({ cep: '1' })).toEqual([]);
  });
});

it.each([
  ['29160-000', '29160000'],
  [' 29160000 ', '29160000'],
  ['1', '1'],
  ['2916A-000', '2916A-000'],
  ['29.160-000', '29.160-000'],
])('the CEP %j is sent as %j, ADDR-02', (text, sent) => {
  expect(cepDigits(text)).toBe(sent);
});
