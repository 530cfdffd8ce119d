import { Worker } from 'node:worker_threads';
import type { Holiday, YearsOfPlace } from './holiday.ts';

/** A source of holidays that need not be entered: those of a year in a place (state by UF). */
export interface HolidaySource {
  holidays(year: number, place: { readonly uf: string | null }): Promise<readonly Holiday[]>;
}

const known = new Map<string, Promise<readonly Holiday[]>>();

/** National and state holidays, calculated. Municipal ones are entered in the back office. */
export const computedHolidays: HolidaySource = {
  holidays: (year, { uf }) => {
    const holidays = known.get(keyOf(year, uf));
    if (holidays !== undefined) return holidays;
    // Deadlines cross the end of a year: one thread calculates the next as well.
    const computed = inThread({ years: [year, year + 1], uf });
    const next = remember(keyOf(year + 1, uf), computed, 1);
    next.catch(() => undefined);
    return remember(keyOf(year, uf), computed, 0);
  },
};

function remember(
  key: string,
  computed: Promise<readonly Holiday[][]>,
  at: number,
): Promise<readonly Holiday[]> {
  const holidays = computed.then(
    (years) => years[at] ?? [],
    (error: unknown) => {
      // Tried again when it is next asked for.
      known.delete(key);
      throw error;
    },
  );
  known.set(key, holidays);
  return holidays;
}

const keyOf = (year: number, uf: string | null): string => `${uf} ${year}`;

/** In a thread that ends: the rules of all countries would take 25 MB of each process for good, for two lists a year. */
function inThread(asked: YearsOfPlace): Promise<readonly Holiday[][]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('compute-holidays.ts', import.meta.url), { workerData: asked });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
