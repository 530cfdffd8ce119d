import type { saveWorkingPlace as contract } from '@patio/contract/sales/working-days/save-working-place.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { refuseStale } from '../../catalogue/content/public.ts';
import { placeVersion } from './working-days.present.ts';
import { isKnownPlace, lockWorkingPlace, saveWorkingPlace as write } from './working-days.store.ts';

/** Sets the place whose holidays apply to the house's deadlines, and the cut-off hour of a day; with reason and audit. */
export const saveWorkingPlace =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, now }) => {
    const { uf, cidade: city, corte, versao, motivo } = body;
    if (!(await isKnownPlace(database, { uf, city }))) return fail('place-not-found');
    await database.transact(async (transaction) => {
      const before = await lockWorkingPlace(transaction);
      refuseStale(
        {
          version: placeVersion(before),
          editor: before?.editor ?? null,
          changed_at: before?.at ?? null,
        },
        versao,
      );
      await write(transaction, {
        uf,
        city_code: city,
        cut_off_minutes: corte === null ? null : minutesOf(corte),
        actorId: actor.accountId,
        at: now,
      });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-working-place',
        subject: 'house',
        details: { reason: motivo },
        before: {
          uf: before?.uf ?? null,
          city: before?.city_code ?? null,
          cutOffMinutes: before?.cut_off_minutes ?? null,
        },
        after: { uf, city, cutOffMinutes: corte === null ? null : minutesOf(corte) },
        at: now,
      });
    });
    return undefined;
  };

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
