import type { getIncrementBands as contract } from '@patio/contract/auctions/get-increment-bands.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { presentBands } from '../increments/public.ts';
import { offerBands } from './offer-bands.ts';
import { findSteps } from './steps.store.ts';

/** How the quick increments of an offer follow its price, and what its automatic bids add (S-02). */
export const getIncrementBands =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }) => {
    const steps = await findSteps(database, params.id);
    if (!steps) return fail('offer-not-found');
    const own = steps.increments.length > 0;
    return {
      faixas: own ? null : presentBands(await offerBands(database, steps)),
      automatico: reaisFromCentavos(steps.increment_cents),
    };
  };
