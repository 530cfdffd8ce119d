import { describe, expect, it } from 'vitest';
import { drawBanner } from './draw-banner.ts';
import { drawStore } from './draw-store.ts';
import { brokenTag, missingPaints } from './testing-support/well-formed.ts';
import { vehicleBodies } from './vehicle-body.ts';

const limit = 26 * 1024;

function expectSound(svg: string): void {
  expect(brokenTag(svg)).toBeUndefined();
  expect(missingPaints(svg)).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg.length).toBeLessThan(limit);
}

describe('drawBanner', () => {
  it.each(vehicleBodies)('is well-formed and small with a %s', (body) => {
    const svg = drawBanner({ tone: 'steel', body, seed: 3, width: 1600, height: 500 });
    expectSound(svg);
    expect(svg).toContain('width="1600" height="500"');
  });

  it('differs by tone and repeats for the same input', () => {
    const banner = (tone: 'dusk' | 'sand'): string =>
      drawBanner({ tone, body: 'suv', seed: 3, width: 1600, height: 500 });
    expect(banner('dusk')).toBe(banner('dusk'));
    expect(banner('dusk').replaceAll(/b[0-9a-z]+-/g, '')).not.toBe(
      banner('sand').replaceAll(/b[0-9a-z]+-/g, ''),
    );
  });
});

describe('drawStore', () => {
  it('writes names with accents, signs and digits without a font', () => {
    for (const svg of [drawStore('Auto <Sul> & Cia 24', 1), drawStore('Ação & Cia', 2)]) {
      expectSound(svg);
      expect(svg).not.toContain('<text');
    }
  });

  it('distinguishes two names, and two stores of one name', () => {
    expect(drawStore('Norte', 1)).not.toBe(drawStore('Sul', 1));
    expect(drawStore('Norte', 1)).not.toBe(drawStore('Norte', 2));
  });
});
