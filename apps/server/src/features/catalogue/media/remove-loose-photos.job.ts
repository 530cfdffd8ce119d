import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { duePhotos, expectPhotos, settlePhotos } from './loose-photos.store.ts';
import { dropPhoto } from './store-photo.ts';

type Deps = Pick<ServerDeps, 'clock' | 'config' | 'database' | 'logger'>;

/**
 * Deletes the files of photos that nothing names. A stop in between leaves their rows, and the next run does it again; a file that the storage
 * keeps is tried again in an hour, behind the others.
 */
export function removeLoosePhotosJob({ clock, config, database, logger }: Deps): Job {
  const storage = openStorage(config);
  return {
    name: 'remove-loose-photos',
    everyMs: 60_000,
    async run() {
      const due = await duePhotos(database, clock.now());
      for (const { guid, named } of due) {
        try {
          if (!named) await dropPhoto(storage, guid);
          await settlePhotos(database, [guid]);
        } catch (error) {
          logger.error({ err: error, guid }, 'files of a photo stay for now');
          await expectPhotos(database, [guid], clock.now());
        }
      }
      return due.length > 0;
    },
  };
}
