import type { WirePrice } from '@patio/contract/wire/offer.ts';
import { nameLetters } from '@patio/domain/catalogue/catalogue/name-letters.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { FilterItem } from '@patio/contract/catalogue/catalogue/get-filter-options.ts';
import type { ProfilePrice } from './offers.store.ts';
import type { NamedCode } from './vehicles/reference.store.ts';

/** API-05. */
export function presentPrice(codigoOferta: number, price: ProfilePrice): WirePrice {
  return {
    codigoOferta,
    codigoPerfil: price.profile_code,
    valorCompreJa: reaisFromCentavos(price.buy_now_cents),
    valorLeilao: reaisFromCentavos(price.price_cents),
  };
}

/** The two pictures of an icon: selected and not selected; '' without one. */
export function iconAddresses(icon: string | null): { ativo: string; inativo: string } {
  return icon === null
    ? { ativo: '', inativo: '' }
    : { ativo: `/media/icons/${icon}.svg`, inativo: `/media/icons/${icon}-inativo.svg` };
}

const KINDS = { brands: 'marca', models: 'modelo', subcategories: 'tipo' } as const;

/** Returns the presenter of brands, models or subcategories: each has its own pictures, selected and not selected (API-26, API-27, FILT-28). */
export function presentFilterItem(list: keyof typeof KINDS): (item: NamedCode) => FilterItem {
  return ({ code, name, icon }) => ({
    codigo: code,
    name,
    ...iconAddresses(icon ?? `${KINDS[list]}-${code}-${nameLetters(name)}`),
  });
}
