import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

const head = { title: 'Oferta', origin: 'https://loja.test', path: '/oferta/1' };
const has = (tags: object[], part: object) =>
  tags.some((tag) => JSON.stringify(tag).includes(JSON.stringify(part).slice(1, -1)));

describe('the head of a page', () => {
  it('names one address and the languages of a public page', () => {
    const tags = pageMeta(head);
    expect(has(tags, { rel: 'canonical', href: 'https://loja.test/oferta/1' })).toBe(true);
    expect(has(tags, { hrefLang: 'en', href: 'https://loja.test/oferta/1?idiom=EN' })).toBe(true);
    expect(has(tags, { content: 'noindex' })).toBe(false);
  });
  it('keeps personal pages out of search engines', () => {
    const tags = pageMeta({ ...head, hidden: true });
    expect(has(tags, { name: 'robots', content: 'noindex' })).toBe(true);
    expect(has(tags, { rel: 'canonical' })).toBe(false);
  });
  it('gives a stored picture in a size for sharing', () => {
    const tags = pageMeta({ ...head, image: '/media/abc-1' });
    expect(has(tags, { property: 'og:image', content: 'https://loja.test/media/abc-1/1200.jpg' })).toBe(true);
  });
});
