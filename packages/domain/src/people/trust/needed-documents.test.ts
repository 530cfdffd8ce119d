import { expect, it } from 'vitest';
import { areNeededDocuments, neededDocuments } from './needed-documents.ts';

it('people hand in a document and a proof of address, companies their register and powers, rule 0.26', () => {
  expect([4, 5, 6, 7].map(neededDocuments)).toEqual([
    ['documento', 'empresa', 'poderes'],
    ['documento', 'empresa', 'poderes'],
    ['documento', 'endereco'],
    ['documento', 'endereco'],
  ]);
});

it('takes exactly those, each once', () => {
  expect(areNeededDocuments(7, ['endereco', 'documento'])).toBe(true);
  expect(areNeededDocuments(7, ['documento'])).toBe(false);
  expect(areNeededDocuments(7, ['documento', 'documento'])).toBe(false);
  expect(areNeededDocuments(7, ['documento', 'endereco', 'empresa'])).toBe(false);
  expect(areNeededDocuments(4, ['documento', 'endereco'])).toBe(false);
});
