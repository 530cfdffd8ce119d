import { describe, expect, it } from 'vitest';
import { memoryKey } from './memory-key.ts';

const visit = (url: string, cookie = '', method = 'GET') => memoryKey({ method, url, cookie });

describe('which pages may be stored', () => {
  it.each(['/home', '/home/3?page=2', '/oferta/12?view=leilao', '/loja-norte/home', '/texto/lojista'])(
    'keeps %s for visitors',
    (url) => {
      expect(visit(url)).not.toBeNull();
    },
  );
  it.each(['/fluxo/', '/negociacao/?view=compra', '/finalizar/', '/auth/', '/homes', '/oferta/abc', '/'])(
    'never keeps %s',
    (url) => {
      expect(visit(url)).toBeNull();
    },
  );
  it('caches nothing for a signed-in user or one who shared their location', () => {
    expect(visit('/home', 'a=1; token=abc')).toBeNull();
    expect(visit('/home', 'posicao=-20.3,-40.2')).toBeNull();
  });
  it('keeps nothing that sets the language, nor other methods', () => {
    expect(visit('/home?idiom=EN')).toBeNull();
    expect(visit('/home', '', 'POST')).toBeNull();
  });
  it('keeps a page apart for each language, page size and filter panel', () => {
    const keys = ['', 'idiom=EN', 'grade=12', 'painel=0'].map((cookie) => visit('/home', cookie));
    expect(new Set(keys).size).toBe(4);
    expect(visit('/home', 'other=1')).toBe(visit('/home'));
  });
});
