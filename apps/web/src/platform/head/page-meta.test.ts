import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

const head = { title: 'Oferta', origin: 'https://loja.test', path: '/oferta/1' };
const has = (tags: object[], part: object) =>
  tags.some((tag) => JSON.stringify(tag).includes(JSON.stringify(part).slice(1, -1)));
const addresses = (tags: object[]) =>
  tags.flatMap((tag) => ('hrefLang' in tag && 'href' in tag ? [[tag.hrefLang, tag.href]] : []));

describe('the head of a page', () => {
  it('names one address and the languages of a public page', () => {
    const tags = pageMeta(head);
    expect(has(tags, { rel: 'canonical', href: 'https://loja.test/oferta/1' })).toBe(true);
    expect(addresses(tags)).toEqual([
      ['pt-BR', 'https://loja.test/oferta/1'],
      ['en', 'https://loja.test/oferta/1?idiom=EN'],
      ['x-default', 'https://loja.test/oferta/1'],
    ]);
    expect(has(tags, { name: 'robots' })).toBe(false);
  });
  it('is its own canonical page in English, and both languages name each other, I18N-02', () => {
    const english = pageMeta({ ...head, query: 'page=2', idiom: 'EN' });
    expect(has(english, { rel: 'canonical', href: 'https://loja.test/oferta/1?page=2&idiom=EN' })).toBe(true);
    expect(addresses(english)).toEqual(addresses(pageMeta({ ...head, query: 'page=2' })));
    expect(has(english, { property: 'og:locale', content: 'en_US' })).toBe(true);
  });
  it('has one address, with or without a slash at its end', () => {
    const tags = pageMeta({ ...head, path: '/home/' });
    expect(has(tags, { rel: 'canonical', href: 'https://loja.test/home' })).toBe(true);
  });
  it('keeps personal pages out of search engines', () => {
    const tags = pageMeta({ ...head, hidden: true });
    expect(has(tags, { name: 'robots', content: 'noindex' })).toBe(true);
    expect(has(tags, { rel: 'canonical' })).toBe(false);
  });
  it('lets search engines follow what they should not list', () => {
    const tags = pageMeta({ ...head, unlisted: true });
    expect(has(tags, { name: 'robots', content: 'noindex, follow' })).toBe(true);
    expect(has(tags, { rel: 'canonical' })).toBe(true);
  });
  it('gives a picture for sharing with its size and its words', () => {
    const tags = pageMeta({ ...head, picture: { address: '/media/cards/pt/-/1/ab.jpg', alt: 'Uno' } });
    const content = 'https://loja.test/media/cards/pt/-/1/ab.jpg';
    for (const part of [
      { property: 'og:image', content },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: 'Uno' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]) {
      expect(has(tags, part)).toBe(true);
    }
  });
  it('holds nothing that turns or breaks the words of those who show it', () => {
    const odd = 'Uno \u202Eonu\u0000\u0007\n\u200B👩‍👧';
    const tags = pageMeta({
      ...head,
      title: odd,
      brand: odd,
      description: odd,
      picture: { address: '/a.jpg', alt: odd },
    });
    expect(JSON.stringify(tags)).not.toMatch(/\u202E|\u200B|\\u0000|\\u0007|\\n/);
    for (const part of [
      { title: 'Uno onu 👩‍👧 | Uno onu 👩‍👧' },
      { property: 'og:description', content: 'Uno onu 👩‍👧' },
      { name: 'twitter:image:alt', content: 'Uno onu 👩‍👧' },
    ]) {
      expect(has(tags, part)).toBe(true);
    }
  });
  it('speaks in the name of the store on its pages', () => {
    const tags = pageMeta({ ...head, brand: 'Loja Norte' });
    expect(has(tags, { title: 'Oferta | Loja Norte' })).toBe(true);
    expect(has(tags, { property: 'og:site_name', content: 'Loja Norte' })).toBe(true);
  });
});
