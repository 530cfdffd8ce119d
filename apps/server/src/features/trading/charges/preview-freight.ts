import type { previewFreight as contract } from '@patio/contract/trading/charges/preview-freight.ts';
import { distanceMetres } from '@patio/domain/distance/great-circle.ts';
import { chooseRate, freightBy, wholeKilometres } from '@patio/domain/trading/freight/freight-rate.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { cityPlace } from '../../catalogue/places/public.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import { presentRate } from './charges.present.ts';
import { ratesFor } from './freight-rates.store.ts';

/** What a vehicle would cost between two cities by the current rates, and which rate applies. */
export const previewFreight =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query, fail }, { actor, now }) => {
    const [from, to] = await Promise.all([
      cityPlace(database, query.origem),
      cityPlace(database, query.destino),
    ]);
    if (!from || !to) return fail('place-not-found');
    const partnerId = storeOf(actor) ?? query.parceiro ?? null;
    const leg = { partnerId, categoryCode: query.categoria, origin: from.uf, destination: to.uf };
    const rates = await ratesFor(database, partnerId);
    const chosen = chooseRate(rates, leg, now);
    const line = rates.find((rate) => rate === chosen) ?? null;
    const km = wholeKilometres(distanceMetres(from, to));
    const price = chosen?.price ?? null;
    return {
      frete: price === null ? null : reaisFromCentavos(freightBy(price, km)),
      km,
      linha: line && presentRate(line),
    };
  };
