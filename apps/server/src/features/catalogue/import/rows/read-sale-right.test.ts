import { expect, test } from 'vitest';
import type { Cells } from './columns.ts';
import { collectProblems } from './problems.ts';
import { readSaleRight } from './read-sale-right.ts';

function read(cells: Cells) {
  const problems = collectProblems();
  const right = readSaleRight(cells, problems);
  return { right, refused: problems.refusals.map(({ column }) => column) };
}

const notified = { leiloeiro: 'Rui Lima', matricula_leiloeiro: 'JUCESP 123', edital: '7/2026' };
const auctioneer = { name: 'Rui Lima', registration: 'JUCESP 123', notice: '7/2026' };

test('a row that says nothing is sold directly, rules 0.42', () => {
  expect(read({})).toEqual({ right: { origin: 'private', auctioneer: null }, refused: [] });
  expect(read({ procedencia: 'Particular' }).refused).toEqual([]);
});

test('an auctioneer is given with registration and notice, or the row is refused', () => {
  expect(read(notified)).toEqual({ right: { origin: 'private', auctioneer }, refused: [] });
  expect(read({ leiloeiro: 'Rui Lima' }).refused).toEqual(['matricula_leiloeiro', 'edital']);
  expect(read({ ...notified, edital: 'x'.repeat(201) }).refused).toEqual(['edital']);
});

test.each([
  ['Judicial', 'court'],
  ['Vara cível de Santos', 'court'],
  ['Órgão público', 'public-body'],
  ['Prefeitura', 'public-body'],
] as const)('%s is sold by an auctioneer only', (procedencia, origin) => {
  expect(read({ procedencia }).refused).toEqual(['procedencia']);
  expect(read({ procedencia, ...notified })).toEqual({ right: { origin, auctioneer }, refused: [] });
});

test('an origin that is not understood is refused, not taken for anybody’s', () => {
  expect(read({ procedencia: 'xyz' }).refused).toEqual(['procedencia']);
});
