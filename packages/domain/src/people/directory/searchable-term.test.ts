import { expect, test } from 'vitest';
import { searchableTerm } from './searchable-term.ts';

test.each([
  ['529.982.247-25', '52998224725'],
  [' 12.ABC.345/01DE-35 ', '12ABC34501DE35'],
  ['00.000.000/0001-91', '00000000000191'],
  ['(27) 99999-0000', '27999990000'],
  ['52998224725', '52998224725'],
  ['Ana Souza', 'Ana Souza'],
  ['ana@patio.test', 'ana@patio.test'],
  ['1234', '1234'],
  ['--------', '--------'],
  ['%', '%'],
])('%s is searched as %s', (typed, searched) => {
  expect(searchableTerm(typed)).toBe(searched);
});
