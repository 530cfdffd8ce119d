import type { listWorkingDays as contract } from '@patio/contract/sales/working-days/list-working-days.ts';
import { saoPauloTime } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { computedHolidays } from './holiday-source.ts';
import { presentComputed, presentHoliday, presentPlace } from './working-days.present.ts';
import { enteredHolidays, workingPlace } from './working-days.store.ts';

/** The holidays of a year, by default the current one, in order (rule 0.44). */
export const listWorkingDays =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { now }) => {
    const year = query.ano ?? saoPauloTime(now).year;
    const [place, entered] = await Promise.all([
      workingPlace(database),
      enteredHolidays(database, `${year}-01-01`, `${year + 1}-01-01`),
    ]);
    const computed = await computedHolidays.holidays(year, { uf: place?.uf ?? null });
    const data = [...computed.map(presentComputed), ...entered.map(presentHoliday)];
    return {
      data: data.toSorted((one, other) => (one.dia < other.dia ? -1 : one.dia > other.dia ? 1 : 0)),
      ano: year,
      local: presentPlace(place),
    };
  };
