import { describe, expect, it } from 'vitest';
import { bannerPosition } from './banner-position.ts';

describe('text positions of banners, BANR-11', () => {
  it('gives nine codes nine different places', () => {
    const codes = ['EC', 'EB', 'CC', 'CB', 'DC', 'DB', 'ME', 'MC', 'MD'] as const;
    expect(new Set(codes.map((code) => bannerPosition(code).frame)).size).toBe(9);
  });
  it('reads the letters as C-52 says', () => {
    expect(bannerPosition('EC').frame).toBe('items-start justify-start');
    expect(bannerPosition('DB').frame).toBe('items-end justify-end');
    expect(bannerPosition('MC').frame).toBe('items-center justify-center');
  });
});
