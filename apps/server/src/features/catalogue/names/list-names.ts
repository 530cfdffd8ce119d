import type { listNames as contract } from '@patio/contract/catalogue/names/list-names.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { readList } from '../../../platform/lists/public.ts';
import { presentName } from './kinds.ts';
import { namesSource } from './names.store.ts';

/** Categories, subcategories, brands and models, also those that are hidden. */
export const listNames =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const { rows, ...page } = await readList(database, namesSource, query);
    return { data: rows.map(presentName), ...page };
  };
