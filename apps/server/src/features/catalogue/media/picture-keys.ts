import type { Variant } from './variants.ts';

/** Raised when drawings look different: drawn pictures that were stored are then made again. */
const DRAWING_VERSION = 3;

/** Where the master of an uploaded picture is stored. */
export function masterKey(guid: string): string {
  return `media/${guid.slice(0, 2)}/${guid}/master.jpg`;
}

/** Where a variant of an uploaded picture is stored. */
export function variantKey(guid: string, { width, format }: Variant): string {
  return `media/${guid.slice(0, 2)}/${guid}/${width}.${format}`;
}

/** Where a variant of a drawn picture is stored; `name` is its guid or the name of a store. */
export function drawnKey(name: string, { width, format }: Variant): string {
  return `drawn/v${DRAWING_VERSION}/${name.slice(0, 2)}/${name}/${width}.${format}`;
}

/** Where a video is stored. */
export function filmKey(guid: string): string {
  return `films/${guid}.mp4`;
}

/** The address of a film, as the galleries of offers name it. */
export function filmAddress(guid: string): string {
  return `/media/filmes/${guid}.mp4`;
}
