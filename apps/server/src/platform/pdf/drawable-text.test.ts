import { expect, it } from 'vitest';
import { coverage, drawable } from './drawable-text.ts';

const subsetOf = coverage({
  latin: 'U+0000-00FF,U+2000-206F',
  'latin-ext': 'U+0100-02BA',
  vietnamese: 'U+1EA0-1EF9',
  cyrillic: 'U+0400-045F',
  'cyrillic-ext': 'U+0460-052F',
});
const drawn = (text: string) => drawable(text, subsetOf);

it('draws each letter with the font that has it', () => {
  expect(drawn('João Dvořák Иван')).toEqual({
    runs: [
      { subset: 'latin', text: 'João Dvo' },
      { subset: 'latin-ext', text: 'ř' },
      { subset: 'latin', text: 'ák ' },
      { subset: 'cyrillic', text: 'Иван' },
    ],
    lost: false,
  });
});

it('marks signs that no font has, once each, and drops those that are not drawn', () => {
  expect(drawn('a👍🏽\u202Eb\nשלום')).toEqual({ runs: [{ subset: 'latin', text: 'a?b ????' }], lost: true });
  expect(drawn('e\u0301')).toEqual({ runs: [{ subset: 'latin', text: 'é' }], lost: false });
});
