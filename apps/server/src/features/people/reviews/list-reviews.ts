import type { listReviews as contract } from '@patio/contract/people/reviews/list-reviews.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { readList } from '../../../platform/lists/public.ts';
import { FLAGS } from './flags.store.ts';
import { presentFlag } from './reviews.present.ts';

export const listReviews =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const { rows, ...page } = await readList(database, FLAGS, query);
    return { data: rows.map(presentFlag), ...page };
  };
