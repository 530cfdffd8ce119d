import type { viewForCompliance as contract } from '@patio/contract/sales/owner-views/view-for-compliance.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { viewOf } from './view-of.ts';

export const viewForCompliance =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: accountId }, body: { motivo: reason } }, context) => ({
    data: await viewOf(deps, { accountId, reason, announced: false }, context),
  });
