import type { listListings as contract } from '@patio/contract/people/blocklist/list-listings.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { readList } from '../../../platform/lists/public.ts';
import { presentListing } from './blocklist.present.ts';
import { LISTINGS } from './blocklist.store.ts';

export const listListings =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const { rows, ...page } = await readList(database, LISTINGS, query);
    return { data: rows.map(presentListing), ...page };
  };
