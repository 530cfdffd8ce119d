import type { getOwnTerms as contract } from '@patio/contract/trading/auctions/get-own-terms.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { lastTermsOf } from './deal-terms.store.ts';

/** Freight and address of the buyer's own last bid on an offer. */
export const getOwnTerms =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { actor }) => {
    const terms = await lastTermsOf(database, params.id, actor.accountId);
    return { frete: terms?.freight ?? null, endereco: terms?.addressCode ?? null };
  };
