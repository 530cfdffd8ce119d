import type { Variant } from './variants.ts';

/** Increased when illustrations change: stored ones are then generated again. */
const DRAWING_VERSION = 3;

/** Key of the master of an uploaded picture. */
export function masterKey(guid: string): string {
  return `media/${guid.slice(0, 2)}/${guid}/master.jpg`;
}

/** Key of a variant of an uploaded picture. */
export function variantKey(guid: string, { width, format }: Variant): string {
  return `media/${guid.slice(0, 2)}/${guid}/${width}.${format}`;
}

/** Key of a variant of an illustration; `name` is its guid or the name of a store. */
export function drawnKey(name: string, { width, format }: Variant): string {
  return `drawn/v${DRAWING_VERSION}/${name.slice(0, 2)}/${name}/${width}.${format}`;
}

/** Where a video is stored. */
export function filmKey(guid: string): string {
  return `films/${guid}.mp4`;
}

/** The URL of a video in the galleries of offers. */
export function filmAddress(guid: string): string {
  return `/media/filmes/${guid}.mp4`;
}
