import { parentPort, workerData } from 'node:worker_threads';
import Holidays from 'date-holidays';
import { yearsOfPlaceSchema, type Holiday, type YearsOfPlace } from './holiday.ts';

/** The thread that calculates holidays: answers those of `years` in a place, year by year, and ends. */

/** By law, or because banks are closed: carnival and Corpus Christi. */
const kinds: ReadonlySet<string> = new Set(['public', 'bank']);

function computeHolidays({ years, uf }: YearsOfPlace): Holiday[][] {
  const calendar = uf === null ? new Holidays('BR') : new Holidays('BR', uf);
  return years.map((year) =>
    calendar
      .getHolidays(year, 'pt')
      .filter(({ type }) => kinds.has(type))
      .map(({ date, name }) => ({ day: date.slice(0, 10), name })),
  );
}

parentPort?.postMessage(computeHolidays(yearsOfPlaceSchema.parse(workerData)));
