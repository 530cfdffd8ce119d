import { inspectVehicle as contract } from '@patio/contract/sales/yard/inspect-vehicle.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { addEvent, eventByClient } from './events.store.ts';
import { knownPlace, openVehicle } from './open-vehicle.ts';
import { vehicleWriter } from './yard.store.ts';

/** Saves another inspection, once for each id of the phone; what was there before is in the audit log. */
export const inspectVehicle =
  ({ clock, database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const at = await database.transact(async (transaction) => {
      const { accountId: actorId } = actor;
      const sent = await eventByClient(transaction, body.cliente);
      if (sent !== undefined) {
        if (sent.by !== actorId || sent.yard_code !== params.id) throw new ApiError('yard-sent-by-other');
        return sent.at;
      }
      const vehicle = await openVehicle(transaction, params.id, actor, contract);
      const city = await knownPlace(transaction, body.cidade, vehicle.partner_id);
      const now = clock.now();
      await vehicleWriter(transaction, vehicle.code).inspect(body);
      const details = { city, spot: body.vaga, keys: body.chaves, phone: body.horaDoAparelho };
      const event = { yard: vehicle.code, client: body.cliente, kind: 'vistoria' as const, details };
      if (!(await addEvent(transaction, { ...event, actorId, at: now })))
        throw new ApiError('yard-sent-by-other');
      await recordAudit(transaction, {
        actorId,
        action: 'inspect-vehicle',
        subject: `yard ${vehicle.code}`,
        details: { plate: vehicle.plate, city },
        before: valuesOf(vehicle.spot, vehicle.usage, vehicle.keys, vehicle.damages.length),
        after: valuesOf(body.vaga, body.uso, body.chaves, body.avarias.length),
        partnerId: vehicle.partner_id,
        at: now,
      });
      return now;
    });
    return { data: { codigo: params.id, em: isoInstant(at) } };
  };

function valuesOf(spot: string, usage: number | null, keys: number | null, damages: number) {
  return { spot, usage, keys, damages };
}
