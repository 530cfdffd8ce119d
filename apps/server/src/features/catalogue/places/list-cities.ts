import type { listCities as contract } from '@patio/contract/catalogue/places/list-cities.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { listCityRows } from './places.store.ts';

export const listCities =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { reply }) => {
    const rows = await listCityRows(database, params.id);
    if (rows.length > 0) reply.header('cache-control', 'public, max-age=86400');
    return rows.map(({ code, name }) => ({ codigoCidade: code, cidade: name }));
  };
