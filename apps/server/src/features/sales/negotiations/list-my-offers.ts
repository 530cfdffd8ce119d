import type { listMyOffers as contract } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { ownNegotiations } from './own-negotiations.ts';

export const listMyOffers =
  (deps: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor, now }) => ({ data: await ownNegotiations(deps, actor.accountId, now) });
