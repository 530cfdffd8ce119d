import { expect, test } from 'vitest';
import { idiomAddress } from './idiom-address.ts';

test('another language keeps what was searched and replaces a language asked for before, I18N-02', () => {
  const here = { pathname: '/home/1', search: '?term=gol&yearFrom=2015&idiom=PTBR' };
  expect(idiomAddress(here, 'EN')).toBe('/home/1?term=gol&yearFrom=2015&idiom=EN');
  expect(idiomAddress({ pathname: '/oferta/7', search: '' }, 'EN')).toBe('/oferta/7?idiom=EN');
});
