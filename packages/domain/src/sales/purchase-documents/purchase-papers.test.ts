import { expect, it } from 'vitest';
import { papersOf, type PaperFacts } from './purchase-papers.ts';

const sold: PaperFacts = { status: 'V', cancelled: false, paymentApproved: false };

it('a summary is there from the sale on, the others with what they say, and the gate’s for the buyer alone', () => {
  expect(papersOf('buyer', sold)).toEqual(['resumo']);
  expect(papersOf('buyer', { ...sold, paymentApproved: true })).toEqual(['resumo', 'pagamento']);
  const released = { status: 'L', cancelled: false, paymentApproved: true } as const;
  expect(papersOf('buyer', released)).toEqual(['resumo', 'pagamento', 'retirada']);
  expect(papersOf('house', released)).toEqual(['resumo', 'pagamento']);
  expect(papersOf('store', released)).toEqual(['resumo', 'pagamento']);
  expect(papersOf('buyer', { ...released, cancelled: true })).toEqual(['resumo', 'pagamento']);
});
