import { expect, test } from 'vitest';
import { assignments, columnNames, type Columns, rowSet } from './row-set.ts';

interface Colour {
  readonly id: number;
  readonly name: string | null;
}

const columns: Columns<Colour> = {
  id: ['bigint', ({ id }) => id],
  name: ['text', ({ name }) => name],
};

test('texts and parameters of rows are made from one table of columns', () => {
  const set = rowSet('c', columns);
  expect(set.unnest).toBe('unnest($1::bigint[], $2::text[]) c(id, name)');
  const rows = [
    { id: 1, name: 'preto' },
    { id: 2, name: null },
  ];
  expect(set.arrays(rows)).toEqual([
    [1, 2],
    ['preto', null],
  ]);
  expect(set.arrays([])).toEqual([[], []]);
  expect(columnNames(columns)).toBe('id, name');
  expect(columnNames(columns, 'c')).toBe('c.id, c.name');
  expect(assignments(columns, 'c')).toBe('id = c.id, name = c.name');
});

test('the parameters of a second set go on after those of the first', () => {
  const first = rowSet('a', columns);
  const second = rowSet('b', columns, first);
  expect(second.unnest).toBe('unnest($3::bigint[], $4::text[]) b(id, name)');
  expect(rowSet('c', columns, second).unnest).toBe('unnest($5::bigint[], $6::text[]) c(id, name)');
});
