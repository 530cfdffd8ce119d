import type { getIncrements as contract } from '@patio/contract/trading/auctions/get-increments.ts';
import { bandIncrements } from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import { usableIncrements } from '@patio/domain/trading/auctions/bids/increments.ts';
import { bindingStep } from '@patio/domain/trading/auctions/bids/minimum-bid.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { offerBands } from './offer-bands.ts';
import { findSteps } from '../steps.store.ts';

/** The increments of an offer in reais, ascending: its own, else those of its price band (API-07). */
export const getIncrements =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now }) => {
    const steps = await findSteps(database, params.id, now);
    if (!steps) return fail('offer-not-found');
    const shown =
      steps.increments.length > 0
        ? steps.increments
        : bandIncrements(steps.price_cents, await offerBands(database, steps));
    const { minimum_step: minimumStep, increment_cents: increment } = steps;
    const usable = usableIncrements(shown, bindingStep({ minimumStep, increment }));
    return {
      incremento: usable.toSorted((a, b) => a - b).map(reaisFromCentavos),
      minimumStep,
      passo: reaisFromCentavos(increment),
    };
  };
