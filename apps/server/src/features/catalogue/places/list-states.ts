import type { listStates as contract } from '@patio/contract/catalogue/places/list-states.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { listStateRows } from './places.store.ts';

export const listStates =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { reply }) => {
    const rows = await listStateRows(database);
    if (rows.length > 0) reply.header('cache-control', 'public, max-age=86400');
    return rows.map(({ code, name, uf }) => ({ codigoEstado: code, estado: name, uf }));
  };
