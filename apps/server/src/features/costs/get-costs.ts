import type { getCosts as contract } from '@patio/contract/costs/get-costs.ts';
import { totalCost } from '@patio/domain/costs/total-cost.ts';
import { freightPrice } from '@patio/domain/freight/freight-options.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { viewerOf } from '../catalogue/public.ts';
import { presentCosts } from './costs.present.ts';
import { findPrice } from './costs.store.ts';

/** What an offer costs in all, at a given price or at its own for the profile of the viewer (S-17, S-21). */
export const getCosts =
  ({ database, config }: ServerDeps): Handler<typeof contract> =>
  async ({ params, query, fail }, context) => {
    const found = await findPrice(database, params.id, viewerOf(context).profileCode, context.now);
    if (!found) return fail('offer-not-found');
    const given = query.valor === undefined ? found.price_cents : centavosFromReais(query.valor);
    if (given === null) return fail('invalid-fields');
    const { fee, freightTable } = config.rules;
    const freight = freightPrice(query.frete ?? 'S', query.uf ?? null, freightTable);
    const cost = totalCost(given === 0 ? null : given, fee, freight);
    return presentCosts(cost, {
      fee,
      freight,
      pickup: query.frete === 'N',
      state: query.uf ?? null,
      idiom: context.idiom,
    });
  };
