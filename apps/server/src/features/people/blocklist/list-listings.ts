import type { listListings as contract } from '@patio/contract/people/blocklist/list-listings.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentListing } from './blocklist.present.ts';
import { blocklistReader } from './blocklist.store.ts';

export const listListings =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async () => ({ data: (await blocklistReader(database).list()).map(presentListing) });
