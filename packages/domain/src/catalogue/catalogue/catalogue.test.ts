import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileSizeText, shortFileName } from './attachment-text.ts';
import { countdown } from './countdown.ts';
import { isSingleList, stripTags } from './description-list.ts';
import { boundsOf, isInside } from './filter/bounds.ts';
import { cardsPerRow, gridWidth, layoutOf, pageSize, screenClass } from './grid.ts';
import { locationsText } from './locations-text.ts';
import { mileageText } from './mileage-text.ts';
import { FULL_RANGE, rangeEndFromSlider, type Range } from './range-filter.ts';
import { canBuyNow, shownPrice } from './shown-price.ts';
import { DEFAULT_ORDER, offerComparator } from './sort-offers.ts';
import type { OfferOrder } from './sort-offers.ts';
import { starRating } from './star-rating.ts';

const isInRange = (value: number, range: Range): boolean => {
  const bounds = boundsOf(range, Math.round);
  return bounds === null || isInside(bounds, value);
};

describe('texts of a card', () => {
  it('shows the buy-now value, else the auction value, C-41', () => {
    expect(shownPrice(500, 300)).toBe(500);
    expect(shownPrice(0, 300)).toBe(300);
    // Bidding that has reached it ends buy-now; an opening value has not (rule 0.29).
    expect([shownPrice(500, 499, true), shownPrice(500, 500, true)]).toEqual([500, 500]);
    expect([shownPrice(500, 600, true), shownPrice(500, 600)]).toEqual([600, 500]);
    expect([499, 500].map((bid) => canBuyNow(500, bid, true))).toEqual([true, false]);
    expect([canBuyNow(0, 300, true), canBuyNow(500, 600, false)]).toEqual([false, true]);
  });
  it('dots the thousands of a meter and names its unit', () => {
    expect(mileageText(32_448, 'km')).toBe('32.448 km');
    expect(mileageText(1_234_567, 'h')).toBe('1.234.567 h');
    expect(mileageText(0, null)).toBe('0 km');
    expect(mileageText(5, ' h ')).toBe('5 h');
    expect(mileageText(5, ' ')).toBe('5 km');
  });
  it('names one place and counts several, C-46', () => {
    const serra = { city: 'Serra', state: 'ES' };
    expect(locationsText([serra, { ...serra }])).toEqual({ text: 'Serra/ES', list: null });
    expect(locationsText([serra, { city: 'Bauru', state: 'SP' }])).toEqual({
      text: '2 localidades',
      list: 'Serra-ES / Bauru-SP',
    });
    expect(locationsText([])).toEqual({ text: '', list: null });
  });
  it('rates features, DETL-27', () => {
    expect([1, 2, 3, 0, null, 4].map(starRating)).toEqual(['bad', 'regular', 'good', null, null, null]);
  });
});

describe('range filter, C-40', () => {
  it('lets everything pass while it is full, zero included', () => {
    expect([0, 1, 1e9].every((value) => isInRange(value, FULL_RANGE))).toBe(true);
  });
  it('excludes both bounds once one is moved', () => {
    const range = { start: 0, end: 100 };
    expect([0, 1, 99, 100].map((value) => isInRange(value, range))).toEqual([false, true, true, false]);
    expect([50, 51, 1e9].map((value) => isInRange(value, { start: 50, end: -1 }))).toEqual([
      false,
      true,
      true,
    ]);
  });
  it('sends -1 at the maximum of the slider', () => {
    expect(rangeEndFromSlider(500_000, 500_000)).toBe(-1);
    expect(rangeEndFromSlider(499_999, 500_000)).toBe(499_999);
  });
});

describe('grid, C-36 and C-37', () => {
  it('takes the breakpoints as upper bounds', () => {
    const widths = [599, 600, 959, 960, 1279, 1280, 1599, 1600];
    expect(widths.map(screenClass)).toEqual(['xs', 'sm', 'sm', 'md', 'md', 'lg', 'lg', 'xl']);
    expect(widths.map((width) => layoutOf(screenClass(width)))).toEqual([
      'mobile',
      'tablet',
      'tablet',
      'tablet',
      'tablet',
      'desktop',
      'desktop',
      'desktop',
    ]);
  });
  it('has three widths on a desktop with 9, 12 and 15 cards a page', () => {
    const widths = [
      gridWidth('lg', true),
      gridWidth('lg', false),
      gridWidth('xl', true),
      gridWidth('xl', false),
    ];
    expect(widths).toEqual([878, 1123, 1123, 1368]);
    expect(widths.map(pageSize)).toEqual([9, 12, 12, 15]);
    expect(gridWidth('md', true)).toBeNull();
  });
  it('shows nine while the width is unknown and at least one card a row', () => {
    expect(pageSize(null)).toBe(9);
    expect(cardsPerRow(200)).toBe(1);
  });
});

describe('orders', () => {
  const offers = [
    { code: 9, price: 200, distance: null, end: 30 },
    { code: 10, price: 0, distance: 500, end: 10 },
    { code: 2, price: 100, distance: 20, end: 20 },
  ];
  it.each([
    ['MAIS_RECENTES', [10, 9, 2]],
    ['MAIS_ANTIGOS', [2, 9, 10]],
    ['MAIOR_PRECO', [9, 2, 10]],
    ['MENOR_PRECO', [2, 9, 10]],
    ['DISTANCIA', [2, 10, 9]],
    ['TERMINA_LOGO', [10, 2, 9]],
  ] as const)('puts %s as %o, C-41, C-54 and C-55', (order, codes) => {
    expect(offers.toSorted(offerComparator(order)).map((offer) => offer.code)).toEqual(codes);
  });
  it('begin with the newest where nobody has sorted', () => {
    expect(DEFAULT_ORDER).toBe('MAIS_RECENTES');
  });
  it('compares consistently whatever the offers', () => {
    const orders: OfferOrder[] = ['MAIOR_PRECO', 'MENOR_PRECO', 'DISTANCIA', 'TERMINA_LOGO'];
    const anyOffer = fc.record({
      code: fc.nat(50),
      price: fc.nat(3),
      distance: fc.option(fc.nat(3), { nil: null }),
      end: fc.nat(3),
    });
    fc.assert(
      fc.property(fc.constantFrom(...orders), anyOffer, anyOffer, anyOffer, (order, one, two, three) => {
        const compare = offerComparator(order);
        expect(Math.sign(compare(one, two))).toBe(0 - Math.sign(compare(two, one)) || 0);
        if (compare(one, two) <= 0 && compare(two, three) <= 0)
          expect(compare(one, three)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('countdown, DETL-05 and DETL-06', () => {
  it('splits what is left', () => {
    const left = ((26 * 60 + 3) * 60 + 4) * 1000;
    expect(countdown(left, 0)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4, finished: false });
    expect(countdown(1, 0)).toMatchObject({ seconds: 1, finished: false });
  });
  it('shows zeros at and after the end', () => {
    const zeros = { days: 0, hours: 0, minutes: 0, seconds: 0, finished: true };
    expect(countdown(5, 5)).toEqual(zeros);
    expect(countdown(5, 99_999)).toEqual(zeros);
  });
});

describe('attachments', () => {
  it('shortens names over 20 characters, C-110', () => {
    expect(shortFileName('relatorio-de-vistoria.pdf')).toBe('relatorio-de-vistor...pdf');
    expect(shortFileName('a'.repeat(16) + '.pdf')).toBe('a'.repeat(16) + '.pdf');
    expect(shortFileName('b'.repeat(21))).toBe('b'.repeat(19) + '...');
    expect(shortFileName('.' + 'b'.repeat(20))).toBe('.' + 'b'.repeat(18) + '...' + 'b'.repeat(20));
  });
  it.each([
    [0, '0 b'],
    [100, '100 b'],
    [101, '0,1 Kb'],
    [1028, '1 Kb'],
    [211_356, '0,2 Mb'],
    [1028 ** 4 * 5000, '5000 Tb'],
  ])('shows %i bytes as %s, C-109', (bytes, text) => {
    expect(fileSizeText(bytes)).toBe(text);
  });
});

describe('description in a popup, C-47', () => {
  const EMPHASIS = '<ul><li><b>a</b><strong>b</strong><i>c</i><em>d</em><u>e</u></li></ul>';
  it.each(['<ul><li>Um</li><li>Dois</li></ul>', ' <OL>\n<li>a <b>b</b></li> </ol> ', EMPHASIS])(
    'takes %s for a list',
    (html) => {
      expect(isSingleList(html)).toBe(true);
    },
  );
  it.each([
    '',
    'texto',
    '<p>a</p>',
    '<ul></ul>',
    '<ul><li>a</ul>',
    '<ul><li>a</li>',
    '<ul><li>a</li></ul><ul><li>b</li></ul>',
    'x<ul><li>a</li></ul>',
    '<ul><li>a</li></ul>x',
    '<ul>x<li>a</li></ul>',
    '<ul><li><b>a</li></b></ul>',
    '<ul><li><script>a</script></li></ul>',
    '<ul onclick="a"><li>a</li></ul>',
    '<ul><li>a < b</li></ul>',
    '<li>a</li>',
    '<ul><li>a</li><b></b></ul>',
  ])('does not take %s for one', (html) => {
    expect(isSingleList(html)).toBe(false);
  });
  it('takes the tags out of everything else', () => {
    expect(stripTags('<p>Ar,\n <b>direção</b></p>')).toBe('Ar, direção');
    expect(stripTags('Ar<br>direção')).toBe('Ar direção');
  });
});
