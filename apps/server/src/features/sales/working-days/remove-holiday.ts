import type { removeHoliday as contract } from '@patio/contract/sales/working-days/remove-holiday.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { removeHolidayRow } from './working-days.store.ts';

/** Removes an entered holiday, with reason and audit. */
export const removeHoliday =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor, now }) => {
    const removed = await database.transact(async (transaction) => {
      const row = await removeHolidayRow(transaction, params.id);
      if (!row) return false;
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'remove-holiday',
        subject: `holiday ${row.code}`,
        details: { day: row.day, name: row.name, reason: body.motivo },
        before: { name: row.name },
        after: { name: null },
        at: now,
      });
      return true;
    });
    if (!removed) throw new ApiError('holiday-not-found');
    return undefined;
  };
