import type { listSimilar as contract } from '@patio/contract/catalogue/catalogue/list-similar.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { WrittenJson } from '../../../../platform/http/bodies/written-json.ts';
import { offerReader } from '../offers.store.ts';
import { readSimilar, similarityTiers } from './similar.store.ts';
import { viewerOf } from '../viewer.ts';

const most = 10;

/** API-22: the most similar open offers first, never the offer itself (S-22); in a store only that store's. */
export const listSimilar =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, query, fail }, context) => {
    const found = await offerReader(database, context.now).resolve(params.id);
    if (!found) return fail('offer-not-found');
    const store = query.partner || null;
    const question = { code: found.offer_code, viewer: viewerOf(context), now: context.now, store };
    const offers: string[] = [];
    for (const tier of similarityTiers) {
      if (offers.length >= most) break;
      offers.push(...(await readSimilar(database, { ...question, tier, limit: most - offers.length })));
    }
    return new WrittenJson(`{"data":[${offers.join(',')}]}`);
  };
