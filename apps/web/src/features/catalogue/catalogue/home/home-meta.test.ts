import { beforeAll, describe, expect, it } from 'vitest';
import { registerTexts } from '../../../../platform/i18n/texts.ts';
import { en } from '../../../../texts/en.ts';
import { ptbr } from '../../../../texts/ptbr.ts';
import { filterFromAddress } from '../filters/filter-address.ts';
import { homeMeta } from './home-meta.ts';

beforeAll(() => {
  registerTexts('PTBR', ptbr);
  registerTexts('EN', en);
});

const card = { code: 7, title: 'Fiat Uno' };
const categories = [{ codigo: 1, name: 'Carros', iconSvgAtivo: '', iconSvgInativo: '' }];
const brands = { items: [{ code: 5, name: 'Fiat', count: 1, on: '', off: '' }], total: 1 };

function headOf(
  query: string,
  category?: string,
  store: { slug: string; name: string } | null = null,
): object[] {
  return homeMeta(
    {
      filter: filterFromAddress(new URLSearchParams(query), category),
      offers: { cards: [card], total: 31 },
      missing: false,
      options: { brands },
      view: { limit: 15 },
      idiom: 'PTBR',
      origin: 'https://loja.test',
    },
    { categories, store },
  );
}

const canonical = (tags: object[]) => {
  const tag = tags.find((each) => 'rel' in each && each.rel === 'canonical');
  return tag !== undefined && 'href' in tag ? tag.href : undefined;
};
const title = (tags: object[]) => tags.find((each) => 'title' in each);
const blocks = (tags: object[]) =>
  tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));

describe('the head of home', () => {
  it.each([
    ['', undefined, '/home'],
    ['', '1', '/home/1'],
    ['utm_source=x&gclid=y&fbclid=z', '1', '/home/1'],
    ['page=2', '1', '/home/1?page=2'],
    ['priceEnd=30000', '1', '/home/1'],
    ['priceEnd=30000&page=2', '1', '/home/1'],
    ['order=MENOR_PRECO', undefined, '/home'],
    ['brands=5', '1', '/home/1?brands=5'],
    ['brands=5&page=2', '1', '/home/1?brands=5&page=2'],
    ['brands=5,6', '1', '/home/1'],
    ['brands=5&models=9', '1', '/home/1'],
    ['brands=999', '1', '/home/1'],
    ['term=uno', undefined, '/home'],
  ])('of ?%s in category %s has the address %s', (query, category, address) => {
    expect(canonical(headOf(query, category))).toBe(`https://loja.test${address}`);
  });

  it('is that of the store in a store', () => {
    const tags = headOf('', '1', { slug: 'loja-norte', name: 'Loja Norte' });
    expect(canonical(tags)).toBe('https://loja.test/loja-norte/home/1');
    expect(title(tags)).toEqual({ title: 'Carros: usados por oferta | Loja Norte' });
  });

  it('names the brand and the page', () => {
    expect(title(headOf('brands=5&page=2', '1'))).toEqual({
      title: 'Fiat (Carros): usados por oferta, página 2 | Pátio',
    });
  });

  it('keeps what a user searched for out of search engines', () => {
    const robots = { name: 'robots', content: 'noindex, follow' };
    expect(headOf('term=uno')).toContainEqual(robots);
    expect(headOf('brands=5')).not.toContainEqual(robots);
  });

  it('lists the offers of the page at their places, and says how the site is searched', () => {
    const [house, site, list] = blocks(headOf(''));
    expect(house).toMatchObject({ '@type': 'Organization', url: 'https://loja.test/home' });
    expect(site).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://loja.test/home?term={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 31 });
    expect(blocks(headOf('page=2', '1')).at(-1)).toMatchObject({
      itemListElement: [{ '@type': 'ListItem', position: 16, url: 'https://loja.test/oferta/7' }],
    });
  });
});
