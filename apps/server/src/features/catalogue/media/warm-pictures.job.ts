import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { pictureFinder } from './find-picture.ts';
import { listFirstPhotos } from './media.store.ts';
import type { Variant } from './variants.ts';

/** The variants that the cards of a list request, on standard and high-density screens. */
const CARD_VARIANTS: readonly Variant[] = [
  { width: 268, format: 'avif' },
  { width: 536, format: 'avif' },
];

/** Offers of each list (spotlight, newest) whose card is prepared: what home shows first. */
const OFFERS = 12;

/**
 * Generates the pictures that the first visitor of home would otherwise wait for: once after the start, one at a time with a pause after
 * each, only the first photo of a few offers. Stored ones are skipped.
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
      for (const variant of CARD_VARIANTS) await find(guid, variant, 'warm-pictures');
      return false;
    },
  };
}
