import { expect, test } from 'vitest';
import { writtenCosts } from './written-costs.ts';

const priced = { fee: { basisPoints: 250, minimum: 0, fixed: 0 }, freightTable: { ES: 90_000 } };
const plain = { fee: { basisPoints: 0, minimum: 0, fixed: 0 }, freightTable: {} };

test('a letter tells every line and the total, S-17', () => {
  expect(writtenCosts(priced, 4_590_000, { freight: 'S', state: 'ES' }, 'PTBR')).toEqual([
    'Preço: R$\u00A045.900,00.',
    'Taxa do comprador (2,5%): R$\u00A01.147,50.',
    'Frete até ES: R$\u00A0900,00.',
    'Total: R$\u00A047.947,50.',
  ]);
});

test('a freight without a price is agreed on and leaves no total; pickup costs nothing', () => {
  expect(writtenCosts(plain, 4_590_000, { freight: 'S', state: 'AC' }, 'PTBR')).toEqual([
    'Preço: R$\u00A045.900,00.',
    'Frete até AC: a combinar com a equipe de vendas.',
  ]);
  expect(writtenCosts(plain, 4_590_000, { freight: 'N', state: null }, 'EN')).toEqual([
    'Price: R$\u00A045.900,00.',
    'Pickup at the yard, free.',
    'Total: R$\u00A045.900,00.',
  ]);
});
