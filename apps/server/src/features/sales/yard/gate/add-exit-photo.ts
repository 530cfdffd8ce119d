import { addExitPhoto as contract } from '@patio/contract/sales/yard/add-exit-photo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { storeYardPhoto } from '../store-yard-photo.ts';
import { findExit } from './exits.store.ts';

/** Stores a photo of an exit. */
export const addExitPhoto =
  (deps: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, idiom }) => {
    const exit = await findExit(deps.database, params.id);
    if (!exit || !mayReachStore(actor, exit.partner_id, contract)) return fail('yard-unknown');
    const photo = { client: body.cliente, content: body.conteudo, yard: null, exit: exit.code };
    const guid = await storeYardPhoto(deps, storage, { ...photo, actorId: actor.accountId, idiom });
    return { data: { guid } };
  };
