import { listYards as listContract } from '@patio/contract/trading/charges/list-yards.ts';
import type { saveYard as saveContract } from '@patio/contract/trading/charges/save-yard.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { cityPlace } from '../../catalogue/places/public.ts';
import { storeExists } from './buyer-fees.store.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import { maySetCharges } from './charges.policy.ts';
import { listYards as listRows, writeYard } from './yards.store.ts';

/** The yards; a store user sees those of the store. */
export const listYards =
  ({ database }: ServerDeps): Handler<typeof listContract> =>
  async (_input, { actor }) => {
    const rows = await listRows(database, storeOf(actor, listContract));
    return {
      data: rows.map((row) => ({
        parceiro: row.partner_id,
        loja: row.store,
        cidade: row.city_code,
        nomeCidade: row.city,
        uf: row.uf,
        endereco: row.address,
        horario: row.hours,
      })),
    };
  };

/** Sets where the vehicles of a city are kept, with reason and audit. */
export const saveYard =
  ({ database }: ServerDeps): Handler<typeof saveContract> =>
  async ({ body, fail }, { actor, now }) => {
    const { parceiro: partnerId, cidade: cityCode, endereco: address, horario: hours, lido, motivo } = body;
    if (!maySetCharges(actor, partnerId)) return fail('not-allowed');
    if (!(await storeExists(database, partnerId))) return fail('partner-not-found');
    if (!(await cityPlace(database, cityCode))) return fail('place-not-found');
    const yard = address === null ? null : { address, hours };
    await database.transact(async (transaction) => {
      const before = (await listRows(transaction, partnerId)).find(
        (row) => row.partner_id === partnerId && row.city_code === cityCode,
      );
      if (lido !== undefined && (lido?.endereco ?? null) !== (before?.address ?? null))
        return fail('charge-changed');
      if (lido && lido.horario !== before?.hours) return fail('charge-changed');
      await writeYard(transaction, { partnerId, cityCode, yard, actorId: actor.accountId, at: now });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-yard',
        subject: partnerId === null ? 'house' : `partner ${partnerId}`,
        details: { city: cityCode, reason: motivo },
        before: { address: before?.address ?? null, hours: before?.hours ?? null },
        after: { address, hours },
        at: now,
      });
    });
    return undefined;
  };
