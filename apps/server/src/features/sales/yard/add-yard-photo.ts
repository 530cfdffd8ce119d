import { addYardPhoto as contract } from '@patio/contract/sales/yard/add-yard-photo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { mayReachStore } from '../../../platform/access/store-access.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { storeYardPhoto } from './store-yard-photo.ts';
import { yardVehicle } from './yard.store.ts';

/** Stores a photo of a vehicle; also of one that left meanwhile, for a phone sends its photos later. */
export const addYardPhoto =
  (deps: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, idiom }) => {
    const vehicle = await yardVehicle(deps.database, params.id);
    if (!vehicle || !mayReachStore(actor, vehicle.partner_id, contract)) return fail('yard-unknown');
    const photo = { client: body.cliente, content: body.conteudo, yard: vehicle.code, exit: null };
    const guid = await storeYardPhoto(deps, storage, { ...photo, actorId: actor.accountId, idiom });
    return { data: { guid } };
  };
