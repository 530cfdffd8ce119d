import type { getCosts as contract } from '@patio/contract/trading/costs/get-costs.ts';
import { termsOfSale } from '@patio/domain/sales/storage-days/storage-terms.ts';
import { totalCost } from '@patio/domain/trading/costs/total-cost.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { viewerOf } from '../../catalogue/catalogue/public.ts';
import { costsBy, costSources, pickupPlaces } from '../charges/public.ts';
import type { LookUpCep } from '../../catalogue/places/public.ts';
import { findAgreed } from './agreed.store.ts';
import { presentCosts } from './costs.present.ts';
import { findPrice } from './costs.store.ts';
import { findGoal } from './find-goal.ts';

/**
 * What an offer costs in total, at a given price or at its own for the viewer's profile (S-17, S-21), delivered to a requested destination,
 * or as agreed with a bid or a proposal.
 */
export const getCosts =
  (deps: ServerDeps, lookUp: LookUpCep): Handler<typeof contract> =>
  async ({ params, query, fail }, context) => {
    const { database, config } = deps;
    const { now, idiom } = context;
    const found = await findPrice(database, params.id, viewerOf(context).profileCode, now);
    if (!found) return fail('offer-not-found');
    const given = query.valor === undefined ? found.price_cents : centavosFromReais(query.valor);
    if (given === null) return fail('invalid-fields');
    const { offer_code: offerCode } = found;
    const accountId = context.actor?.accountId ?? null;
    const agreed = await findAgreed(database, query.acordo, offerCode, accountId);
    const way = agreed?.freight ?? query.frete ?? 'S';
    const goal = await findGoal(
      deps,
      lookUp,
      agreed ? { endereco: agreed.address_code ?? undefined } : query,
      context,
    );
    const asked = { offerCode, accountId, addressCode: goal.addressCode, cityCode: goal.cityCode };
    const [[source], places] = await Promise.all([
      costSources(database, [asked], now),
      pickupPlaces(database, offerCode),
    ]);
    if (query.endereco !== undefined && agreed === undefined && !source?.destination)
      return fail('address-not-found');
    const costs = agreed?.costs ?? costsBy(config.rules, source, way, now);
    const { fee, freight, km } = costs;
    const reached = way === 'N' ? null : (source?.destination ?? null);
    // A price from the settings is for the whole state, and so is one without a city.
    const city = goal.byState && km === null ? null : (reached?.city ?? null);
    const terms = {
      fee,
      freight,
      pickup: way === 'N',
      places,
      destination: reached === null ? null : { city, uf: reached.uf },
      idiom,
    };
    const cost = totalCost(given === 0 ? null : given, fee, freight);
    const storage = termsOfSale(config.rules.storage.terms);
    const vehicles = source?.vehicles.length ?? 1;
    return presentCosts(cost, terms, { km, approximate: goal.approximate, storage, vehicles });
  };
