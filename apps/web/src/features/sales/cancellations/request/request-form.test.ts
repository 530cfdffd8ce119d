import { describe, expect, it } from 'vitest';
import { cancellationTextsPt } from '../texts/ptbr.ts';
import { EMPTY_REQUEST, requestProblems, requestBody, type RequestFields } from './request-form.ts';

const filled: RequestFields = {
  reason: 3,
  text: ' Não vou conseguir pagar ',
  bank: 'Banco 1',
  branch: '1',
  account: '2',
  pix: '',
  holderIsBuyer: false,
  document: '123',
  name: 'Ana',
  cep: '1',
  state: 32,
  cityCode: 3_205_200,
  street: 'Rua A',
};
const missing = (change: Partial<RequestFields>, bankNeeded = true) => [
  ...requestProblems({ ...filled, ...change }, bankNeeded).keys(),
];

describe('the cancellation form', () => {
  it('needs reason and explanation always, the rest only for a refund, CREQ-06, CREQ-07, CREQ-09', () => {
    expect([...requestProblems(EMPTY_REQUEST, false).keys()]).toEqual(['reason', 'text']);
    expect(missing({ text: '   ' }, false)).toEqual(['text']);
    expect(requestProblems(EMPTY_REQUEST, true).size).toBe(12);
  });
  it.each(['bank', 'branch', 'account', 'document', 'name', 'cep', 'street'] as const)(
    'needs %s, CREQ-13 to CREQ-15',
    (name) => {
      expect(missing({ [name]: ' ' })).toEqual([name]);
    },
  );
  it.each(['state', 'cityCode', 'holderIsBuyer'] as const)('needs %s, CREQ-14, CREQ-15', (name) => {
    expect(missing({ [name]: null })).toEqual([name]);
  });
  it('needs no PIX and checks no number, CREQ-16, CREQ-17', () => {
    expect(missing({})).toEqual([]);
  });
  it('has the words of every missing field', () => {
    const { errors } = cancellationTextsPt;
    const words = [...requestProblems(EMPTY_REQUEST, true).keys()].map((name) => Reflect.get(errors, name));
    expect(new Set(words).size).toBe(12);
    expect(words).toContain('Digite o titular da conta');
  });
  it('sends the explanation trimmed and the bank data flat, without the state, C-80', () => {
    expect(requestBody(7, filled, true)).toEqual({
      cdOfrta: 7,
      cdJustf: 3,
      obsJustf: 'Não vou conseguir pagar',
      banco: 'Banco 1',
      agencia: '1',
      conta: '2',
      pix: null,
      titular: false,
      cpf: '123',
      nome: 'Ana',
      cep: '1',
      cidade: 3_205_200,
      endereco: 'Rua A',
    });
    expect(Object.keys(requestBody(7, filled, false))).toEqual(['cdOfrta', 'cdJustf', 'obsJustf']);
  });
});
