import fc from 'fast-check';
import { hasError, isDynamicPix, parsePix } from 'pix-utils';
import { describe, expect, test } from 'vitest';
import { brCodeText, readBrCode } from './br-code.ts';

const location = 'pix.banco.test/qr/v2/9d36b84fc70b478fb95c12729b90ca25';

describe('the text of a dynamic charge', () => {
  test('is that of the manual', () => {
    expect(brCodeText({ location, merchant: 'Pátio Usados', city: 'São Paulo' })).toBe(
      `00020101021226750014br.gov.bcb.pix2553${location}5204000053039865802BR5912Patio Usados6009Sao Paulo62070503***6304` +
        brCodeText({ location, merchant: 'Pátio Usados', city: 'São Paulo' }).slice(-4),
    );
  });

  test('is what another program reads', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 60 });
    const locations = fc.stringMatching(/^[a-z]{1,20}\.test\/[a-zA-Z0-9/]{1,51}$/);
    fc.assert(
      fc.property(locations, texts, texts, (at, merchant, city) => {
        const text = brCodeText({ location: at, merchant, city });
        const read = parsePix(text);
        expect(hasError(read)).toBe(false);
        if (hasError(read) || !isDynamicPix(read)) throw new Error(`not dynamic: ${text}`);
        expect(read.url).toBe(at);
        expect(read.merchantName.length).toBeLessThanOrEqual(25);
        expect(read.merchantCity.length).toBeLessThanOrEqual(15);
        expect(readBrCode(text)).toMatchObject({ location: at });
      }),
    );
  });

  test('leaves out the scheme of an address', () => {
    const code = { merchant: 'A', city: 'B' };
    expect(brCodeText({ ...code, location: `https://${location}` })).toBe(brCodeText({ ...code, location }));
  });

  test.each([
    ['empty', ''],
    ['of other money', 'bitcoin:1'],
    ['cut off', brCodeText({ location, merchant: 'A', city: 'B' }).slice(0, -10)],
    ['changed', brCodeText({ location, merchant: 'A', city: 'B' }).replace('banco', 'banca')],
    ['with a length beyond its end', '000299016304FFFF'],
  ])('is nothing if it is %s', (_what, text) => {
    expect(readBrCode(text)).toBeNull();
  });
});
