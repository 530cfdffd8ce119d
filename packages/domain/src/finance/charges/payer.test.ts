import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBuyer, payerDocument, storablePayer } from './payer.ts';

it('a CNPJ with letters is another one than one with the same digits', () => {
  const buyer = { name: 'Ana', document: '12.ABC.345/01DE-35' };
  expect(isBuyer({ name: 'x', document: '12abc34501de35' }, buyer)).toBe(true);
  expect(isBuyer({ name: 'Ana', document: '12ABD34501DE35' }, buyer)).toBe(false);
  const letters = { name: 'Ana', document: 'ABCDEFGHIJKL80' };
  expect(isBuyer({ name: 'x', document: 'ABCDEFGHIJKL80' }, letters)).toBe(true);
  expect(isBuyer({ name: 'Ana', document: '529.982.247-25' }, letters)).toBe(false);
});

it('without a whole document the whole name decides, without accents', () => {
  const buyer = { name: 'José da Silva', document: '52998224725' };
  expect(isBuyer({ name: 'JOSE DA  SILVA', document: null }, buyer)).toBe(true);
  expect(isBuyer({ name: 'Jose Silva', document: '***.982.247-**' }, buyer)).toBe(false);
  expect(isBuyer({ name: '', document: null }, { name: '', document: null })).toBe(false);
});

it.each([
  ['529.982.247-25', '52998224725'],
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  ['529.982.247-26', null],
  ['-----------', null],
  ['11.222.333', null],
])('the document %s is %s', (typed, document) => expect(payerDocument(typed)).toBe(document));

it('whatever an account is called, its payer can be stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 210 }), fc.option(fc.string()), (name, document) => {
      const payer = storablePayer({ name, document });
      expect(payer.name).toBe(payer.name.trim());
      expect(Array.from(payer.name).length).toBeGreaterThanOrEqual(1);
      expect(Array.from(payer.name).length).toBeLessThanOrEqual(120);
      expect(payer.document === null || /^[0-9A-Z]{11,14}$/.test(payer.document)).toBe(true);
      expect(storablePayer(payer)).toEqual(payer);
    }),
  );
  expect(storablePayer({ name: ' Ana ', document: '529.982.247-25' })).toEqual({
    name: 'Ana',
    document: '52998224725',
  });
});
