import { expect, it } from 'vitest';
import { writtenAddress } from './written-address.ts';

const inStore = (path: string) => `/loja-norte${path}`;

it.each([
  ['/oferta/7?view=leilao', '/loja-norte/oferta/7?view=leilao'],
  ['/home/3', '/loja-norte/home/3'],
  ['/texto/empresa', '/loja-norte/texto/empresa'],
  ['/loja-sul/home', '/loja-sul/home'],
  ['/homenagem', '/homenagem'],
  ['https://outra.test/oferta/7', 'https://outra.test/oferta/7'],
])('%s leads to %s in a store, PART-02', (written, address) => {
  expect(writtenAddress(written, inStore)).toBe(address);
  expect(writtenAddress(written, (path) => path)).toBe(written);
});
