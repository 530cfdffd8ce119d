import type { listPreviewPrices as contract } from '@patio/contract/catalogue/preview/list-preview-prices.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { everyProfile } from '../../identity/accounts/public.ts';
import { previewReader, type PreviewPrice } from './preview.store.ts';
import { previewTokenHash } from './preview-token.ts';
import { makePrivate } from './private-reply.ts';
import type { WirePrice } from '@patio/contract/wire/offer.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';

/** API-32, PREV-04: the prices of every profile. */
export const listPreviewPrices =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now, reply }) => {
    makePrivate(reply);
    const reader = previewReader(database, previewTokenHash(params.token), now);
    const prices = await reader.prices(everyProfile);
    return prices.length === 0 ? fail('preview-not-found') : prices.map(presentPreviewPrice);
  };

/** API-32: a price in the form of API-05. */
function presentPreviewPrice(price: PreviewPrice): WirePrice {
  return {
    codigoOferta: price.offer_code,
    codigoPerfil: price.profile_code,
    valorCompreJa: reaisFromCentavos(price.buy_now_cents),
    valorLeilao: reaisFromCentavos(price.price_cents),
  };
}
