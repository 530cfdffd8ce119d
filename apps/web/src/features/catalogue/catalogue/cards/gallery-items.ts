/** A photograph or a film of an offer. */
export interface GalleryItem {
  readonly kind: 'photo' | 'mp4' | 'vimeo';
  readonly address: string;
}

const MOSAIC = 7;
const STRIP = 5;

/** Photographs first, then playable films: mp4 files and Vimeo links (GALL-01). */
export function galleryItems(photos: readonly string[], videos: readonly string[]): GalleryItem[] {
  const films = videos.flatMap((address): GalleryItem[] => {
    const vimeo = /^https:\/\/(?:player\.)?vimeo\.com\/(?:video\/)?(\d+)/.exec(address)?.[1];
    if (vimeo !== undefined) return [{ kind: 'vimeo', address: `https://player.vimeo.com/video/${vimeo}` }];
    return /\.mp4(?:\?|$)/i.test(address) ? [{ kind: 'mp4', address }] : [];
  });
  return [...photos.map((address): GalleryItem => ({ kind: 'photo', address })), ...films];
}

/** The number of thumbnails in each layout, and the number on the "more" tile at index 7; 0 without one (GALL-03, GALL-04, C-57). */
export function thumbnails(count: number): {
  readonly mosaic: number;
  readonly strip: number;
  readonly more: number;
} {
  return {
    mosaic: Math.min(count, MOSAIC),
    strip: Math.min(count, STRIP),
    more: Math.max(0, count - MOSAIC),
  };
}
