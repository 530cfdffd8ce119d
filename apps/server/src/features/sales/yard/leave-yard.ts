import { leaveYard as contract } from '@patio/contract/sales/yard/leave-yard.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { addEvent } from './events.store.ts';
import { isSold } from './gate/gate.store.ts';
import { openVehicle } from './open-vehicle.ts';
import { vehicleWriter } from './yard.store.ts';

/** Notes that a vehicle left without a sale. One that was sold leaves through the gate. */
export const leaveYard =
  ({ clock, database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const at = clock.now();
    await database.transact(async (transaction) => {
      const vehicle = await openVehicle(transaction, params.id, actor, contract);
      if (vehicle.plate !== null && (await isSold(transaction, vehicle.plate, vehicle.partner_id)))
        throw new ApiError('yard-sold');
      const { accountId: actorId } = actor;
      const details = { reason: body.motivo };
      await vehicleWriter(transaction, vehicle.code).leave(at, null);
      await addEvent(transaction, { yard: vehicle.code, kind: 'saida', details, actorId, at });
      await recordAudit(transaction, {
        actorId,
        action: 'leave-yard',
        subject: `yard ${vehicle.code}`,
        details: { plate: vehicle.plate, ...details },
        before: { present: true },
        after: { present: false },
        partnerId: vehicle.partner_id,
        at,
      });
    });
    return { data: { codigo: params.id, em: isoInstant(at) } };
  };
