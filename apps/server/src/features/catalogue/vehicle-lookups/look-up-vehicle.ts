import { lookUpVehicle as contract } from '@patio/contract/catalogue/vehicle-lookups/look-up-vehicle.ts';
import { vehicleIdOf } from '@patio/domain/catalogue/drafts/vehicle-id.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { askHttpVehicle } from './ask-http-vehicle.ts';
import { askLocalVehicle } from './ask-local-vehicle.ts';
import { answerTo } from './answer-to.ts';
import { countLookUps } from './lookups.store.ts';
import { proposalOf } from './proposal-of.ts';
import type { AskVehicle } from './vehicle-data.ts';

/** Users are limited per day. */
const DAY_MS = 86_400_000;

/** Proposes the data of a vehicle. The user is noted first, so that each look-up is accounted for. */
export const lookUpVehicle = (deps: ServerDeps): Handler<typeof contract> => {
  const { database, clock, config } = deps;
  const ask = askerOf(config);
  return async ({ body, fail }, { actor }) => {
    const id = vehicleIdOf(body.identificacao);
    if (id === null) return fail('vehicle-id-invalid');
    const at = clock.now();
    const most = config.vehicleData.perUser;
    const allowed = await database.transact(async (transaction) => {
      if ((await countLookUps(transaction, actor.accountId, at - DAY_MS)) >= most) return false;
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'look-up-vehicle',
        subject: `vehicle ${id.text}`,
        details: { [id.kind]: id.text },
        partnerId: storeOf(actor, contract),
        at,
      });
      return true;
    });
    if (!allowed) return fail('vehicle-lookups-used-up', { parameters: { most } });
    const answer = await answerTo(deps, ask, id, at);
    if (answer.kind === 'found')
      return { data: { situacao: 'encontrado', proposta: await proposalOf(database, answer.facts) } };
    return {
      data: { situacao: answer.kind === 'unknown' ? 'desconhecido' : 'indisponivel', proposta: null },
    };
  };
};

/** Null: nobody is asked. */
function askerOf({ vehicleData: { service, local } }: ServerDeps['config']): AskVehicle | null {
  if (service !== null) return askHttpVehicle(service);
  return local ? askLocalVehicle : null;
}
