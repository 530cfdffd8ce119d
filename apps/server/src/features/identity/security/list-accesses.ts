import type { listAccesses as contract } from '@patio/contract/identity/security/list-accesses.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { accessesOf } from './accesses-of.ts';

export const listAccesses =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query: { antes, limite } }, { actor, idiom }) =>
    accessesOf(database, { accountId: actor.accountId, before: antes ?? null, limit: limite, idiom });
