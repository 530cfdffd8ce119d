import { describe, expect, it } from 'vitest';
import { galleryItems, thumbnails } from './gallery-items.ts';

describe('the gallery', () => {
  it('shows mp4 files and vimeo links and leaves out other films, GALL-01', () => {
    const items = galleryItems(
      ['/media/a'],
      ['/media/f.mp4', 'https://vimeo.com/123', 'https://x.example/film', 'javascript:1.mp4x'],
    );
    expect(items).toEqual([
      { kind: 'photo', address: '/media/a' },
      { kind: 'mp4', address: '/media/f.mp4' },
      { kind: 'vimeo', address: 'https://player.vimeo.com/video/123' },
    ]);
  });
  it('has no "more" tile up to seven pictures and says how many are beyond seven, GALL-04', () => {
    expect([5, 7, 8, 10].map((count) => thumbnails(count).more)).toEqual([0, 0, 1, 3]);
  });
  it('shows the first five in a small window, GALL-03', () => {
    expect(thumbnails(9).strip).toBe(5);
    expect(thumbnails(3).strip).toBe(3);
  });
});
