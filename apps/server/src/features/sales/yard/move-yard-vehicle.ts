import { moveYardVehicle as contract } from '@patio/contract/sales/yard/move-yard-vehicle.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { addEvent } from './events.store.ts';
import { knownPlace, openVehicle } from './open-vehicle.ts';
import { vehicleWriter } from './yard.store.ts';

/** Notes where a vehicle stands now; of two users who move it, the second is told. */
export const moveYardVehicle =
  ({ clock, database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const versao = await database.transact(async (transaction) => {
      const vehicle = await openVehicle(transaction, params.id, actor, contract);
      if (vehicle.version !== body.versao) throw new ApiError('yard-changed');
      const city = await knownPlace(transaction, body.cidade, vehicle.partner_id);
      const { accountId: actorId } = actor;
      const at = clock.now();
      const version = await vehicleWriter(transaction, vehicle.code).move(body.cidade, body.vaga);
      const details = { city, spot: body.vaga };
      await addEvent(transaction, { yard: vehicle.code, kind: 'mudanca', details, actorId, at });
      await recordAudit(transaction, {
        actorId,
        action: 'move-yard-vehicle',
        subject: `yard ${vehicle.code}`,
        details: { plate: vehicle.plate },
        before: { city: vehicle.city_code, spot: vehicle.spot },
        after: { city: body.cidade, spot: body.vaga },
        partnerId: vehicle.partner_id,
        at,
      });
      return version;
    });
    return { data: { codigo: params.id, versao } };
  };
