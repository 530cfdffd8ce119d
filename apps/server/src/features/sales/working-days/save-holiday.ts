import type { saveHoliday as contract } from '@patio/contract/sales/working-days/save-holiday.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { presentHoliday } from './working-days.present.ts';
import { enteredName, findHoliday, isKnownPlace, saveHolidayRow } from './working-days.store.ts';

/** Enters a holiday, or a working day in place of a calculated holiday, with reason and audit. */
export const saveHoliday =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, now }) => {
    const { dia: day, nome: name, uf, cidade: city, util: working, motivo } = body;
    if (!(await isKnownPlace(database, { uf, city }))) return fail('place-not-found');
    return database.transact(async (transaction) => {
      const given = { day, name, uf, city_code: city, working, actorId: actor.accountId, at: now };
      const code = await saveHolidayRow(transaction, given);
      if (code === undefined)
        return fail('holiday-entered', {
          parameters: { name: (await enteredName(transaction, given)) ?? '' },
        });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-holiday',
        subject: `holiday ${code}`,
        details: { day, uf, city, reason: motivo },
        before: { name: null, working: null },
        after: { name, working },
        at: now,
      });
      const row = await findHoliday(transaction, code);
      if (!row) throw new Error('A holiday was not written.');
      return { data: presentHoliday(row) };
    });
  };
