import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { openStorage } from '../../../../platform/storage/open-storage.ts';
import { filmKey } from '../picture-keys.ts';
import { dropFilmParts } from './film-parts.ts';
import { dropFilm, dueFilms, keepFilm, retryFilm } from './films.store.ts';

type Deps = Pick<ServerDeps, 'clock' | 'config' | 'database' | 'logger'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Deletes videos that nothing names, broke off or were refused, and the parts of those that are whole. A stop in between leaves their rows,
 * and the next run does it again; files that the storage keeps are tried again in an hour.
 */
export function removeLooseFilmsJob({ clock, config, database, logger }: Deps): Job {
  const storage = openStorage(config);
  return {
    name: 'remove-loose-films',
    everyMs: 60_000,
    async run() {
      const due = await dueFilms(database, clock.now());
      for (const film of due) {
        const { guid, state, named } = film;
        try {
          if (state !== 'kept') await dropFilmParts(storage, film);
          if (named) await keepFilm(database, guid, clock.now() + DAY_MS);
          else {
            await storage.delete(filmKey(guid));
            await dropFilm(database, guid);
          }
        } catch (error) {
          logger.error({ err: error, guid }, 'files of a video stay for now');
          await retryFilm(database, guid, clock.now() + HOUR_MS);
        }
      }
      return due.length > 0;
    },
  };
}
