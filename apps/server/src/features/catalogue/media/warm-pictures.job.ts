import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { pictureFinder } from './find-picture.ts';
import { listFirstPhotos } from './media.store.ts';
import type { Variant } from './variants.ts';

/** What the cards of a list ask for, on plain and on fine screens. */
const CARD_VARIANTS: readonly Variant[] = [
  { width: 268, format: 'avif' },
  { width: 536, format: 'avif' },
];

/** Offers of each list (spotlight, newest) whose card is prepared: what home shows first. */
const OFFERS = 12;

/**
 * Makes the pictures that the first visitor of home would otherwise wait for: once after the start, one photograph at a time with a pause
 * after each, the first one of a few offers only. What is stored already is left alone.
 */
export function warmPicturesJob(deps: Pick<ServerDeps, 'config' | 'database'>): Job {
  const find = pictureFinder(deps.database, openStorage(deps.config));
  let waiting: string[] | null = null;
  return {
    name: 'warm-pictures',
    everyMs: 250,
    async run() {
      waiting ??= await listFirstPhotos(deps.database, OFFERS);
      const guid = waiting.shift();
      if (guid === undefined) return false;
      for (const variant of CARD_VARIANTS) (await find(guid, variant, 'warm-pictures'))?.stream.destroy();
      return false;
    },
  };
}
