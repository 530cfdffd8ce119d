import type { listReviews as contract } from '@patio/contract/people/reviews/list-reviews.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { listFlags } from './flags.store.ts';
import { presentFlag } from './reviews.present.ts';

const statuses = { aberta: 'open', descartada: 'dismissed', confirmada: 'confirmed' } as const;

/** Flags, open ones first. */
export const listReviews =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query: { situacao, page = 1, limit = 20 } }) => {
    const status = situacao === undefined ? null : statuses[situacao];
    const { rows, total } = await listFlags(database, status, { limit, offset: (page - 1) * limit });
    return { data: rows.map(presentFlag), total, page, limit };
  };
