import type { listAccountAccesses as contract } from '@patio/contract/people/directory/list-account-accesses.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { accessesOf } from '../../identity/security/public.ts';
import { isAccount } from './account-lists.store.ts';

export const listAccountAccesses =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, query: { antes, limite }, fail }, { idiom }) => {
    if (!(await isAccount(database, id))) return fail('user-not-found');
    return accessesOf(database, { accountId: id, before: antes ?? null, limit: limite, idiom });
  };
