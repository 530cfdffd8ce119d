import { expect, it } from 'vitest';
import { openPage, PAGES } from './pages.ts';

const opened = (pathname: string): string | undefined => openPage(PAGES, pathname)?.path;

it('of a page and one below it only the one that is open is marked', () => {
  expect(opened('/patio')).toBe('/patio');
  expect(opened('/patio/entrada')).toBe('/patio/entrada');
  expect(opened('/patio/saida')).toBe('/patio/saida');
});

it('a record of a page belongs to it, and an unknown path to none', () => {
  expect(opened('/importacoes/nova')).toBe('/importacoes');
  expect(opened('/patios')).toBeUndefined();
});
