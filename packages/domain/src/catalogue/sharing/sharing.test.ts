import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexedSince, indexedUntil } from './indexing.ts';
import { shareCard, shareCardAddress, shareCardVersion, type SharedOffer } from './share-card.ts';

const offer: SharedOffer = {
  title: 'Fiat Uno 1.0',
  photo: '/media/abc',
  buyNow: 4_590_000,
  price: 3_000_000,
  hasBid: true,
  open: true,
  vehicles: 1,
  brand: 'Pátio',
};

describe('the picture of a shared offer', () => {
  it.each([
    ['the buy-now price', {}, 'buy', 4_590_000],
    ['the current bid', { buyNow: 0 }, 'bid', 3_000_000],
    ['the opening value', { buyNow: 0, hasBid: false }, 'start', 3_000_000],
    ['no price where there is none', { buyNow: 0, price: 0, hasBid: false }, 'ask', 0],
    ['no price once it has ended', { open: false }, 'ended', 0],
  ] as const)('says %s, C-41', (_name, traits, kind, price) => {
    const { title, photo, vehicles, brand } = offer;
    expect(shareCard({ ...offer, ...traits })).toEqual({ title, photo, kind, price, vehicles, brand });
  });

  it('says nothing that turns or breaks its words, whenever it was written', () => {
    const odd = 'Uno \u202Eonu\u0000\n\u200B👩‍👧 \uD800';
    expect(shareCard({ ...offer, title: odd, brand: odd })).toMatchObject({
      title: 'Uno onu 👩‍👧',
      brand: 'Uno onu 👩‍👧',
    });
  });

  it('has another address once it says something else, and only then', () => {
    const versionOf = (traits: Partial<SharedOffer>) => shareCardVersion(shareCard({ ...offer, ...traits }));
    const said = [{}, { buyNow: 1 }, { title: 'x' }, { photo: null }, { open: false }, { vehicles: 2 }];
    const versions = [...said, { brand: 'y' }].map(versionOf);
    expect(new Set(versions).size).toBe(versions.length);
    expect(versionOf({ price: 1 })).toBe(versionOf({}));
  });

  it('keeps its address from release to release, since pictures are stored by it', () => {
    expect(shareCardVersion(shareCard(offer))).toBe('ede0920ce0c53992');
  });

  it('has sixteen digits as version, whatever the title', () => {
    fc.assert(
      fc.property(fc.string(), (title) =>
        /^[\da-f]{16}$/.test(shareCardVersion(shareCard({ ...offer, title }))),
      ),
    );
  });

  it('is its own for each language and store', () => {
    const place = { code: 7, store: null, idiom: 'PTBR' as const };
    const card = shareCard(offer);
    expect(shareCardAddress(card, place)).toMatch(/^\/media\/cards\/pt\/-\/7\/[\da-f]{16}\.jpg$/);
    expect(shareCardAddress(card, { ...place, store: 'loja-norte', idiom: 'EN' })).toContain(
      '/en/loja-norte/7/',
    );
  });
});

describe('how long an ended offer is listed', () => {
  it('is the same for the page and for the map of the site', () => {
    const end = Date.UTC(2026, 0, 1);
    const until = indexedUntil(end);
    expect(indexedSince(until)).toBe(end);
    expect((until - end) / 86_400_000).toBe(60);
  });
});
