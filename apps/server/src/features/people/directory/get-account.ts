import type { getAccount as contract } from '@patio/contract/people/directory/get-account.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { openBlockOf } from '../blocks/public.ts';
import { presentHead } from './account-head.present.ts';
import { countsOf, headOf } from './account-head.store.ts';

export const getAccount =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, fail }) => {
    const head = await headOf(database, id);
    if (!head) return fail('user-not-found');
    const [counts, block] = await Promise.all([countsOf(database, id), openBlockOf(database, id)]);
    return { data: presentHead(head, counts, block) };
  };
