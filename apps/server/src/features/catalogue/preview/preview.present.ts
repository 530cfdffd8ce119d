import type { WirePrice } from '@patio/contract/wire/offer.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { PreviewPrice } from './preview.store.ts';

/** API-32: a price as API-05 has it. */
export function presentPreviewPrice(price: PreviewPrice): WirePrice {
  return {
    codigoOferta: price.offer_code,
    codigoPerfil: price.profile_code,
    valorCompreJa: reaisFromCentavos(price.buy_now_cents),
    valorLeilao: reaisFromCentavos(price.price_cents),
  };
}
