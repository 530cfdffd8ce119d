import type { WireOffer, WireVehicle } from '@patio/contract/wire/offer.ts';
import { CODE_FACETS, WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { byKey } from '@patio/domain/tables/keyed.ts';
import type { FilterFacts } from '@patio/domain/catalogue/catalogue/filter/matches.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';

/** What a filter can see of an offer in the form of the calls, open or ended. */
export function offerFacts(offer: WireOffer): FilterFacts {
  const { vehicles } = offer;
  const each = <T>(of: (vehicle: WireVehicle) => T | null): T[] =>
    vehicles.flatMap((vehicle) => of(vehicle) ?? []);
  const isOpen = offer.status === 'A';
  return {
    ...byKey(CODE_FACETS, ({ field }) => each((vehicle) => vehicle[field])),
    ...byKey(WORD_FACETS, ({ field }) => each((vehicle) => vehicle[field])),
    category: each((vehicle) => vehicle.codigoCategoria),
    price: [centavos(offer.price)],
    usage: each((vehicle) => vehicle.km),
    years: each(yearOf),
    states: each(stateOf),
    cities: each(cityOf),
    places: vehicles,
    vehicleCount: vehicles.length,
    spotlight: offer.spotlight,
    store: offer.parceiro,
    isOpen,
    hasBid: offer.hasBid,
    acceptsProposals: offer.doOffer === 'S',
    buyNow: centavos(offer.valorCompreJa),
    auctionPrice: centavos(offer.valorLeilao),
    endAt: isOpen ? Date.parse(offer.end) : null,
  };
}

/** The year by which a vehicle is filtered. */
export function yearOf({ yearModel, yearManufacture }: WireVehicle): number | null {
  return yearModel ?? yearManufacture;
}

/** A state in comparable form. */
export function stateOf({ estado }: WireVehicle): string | null {
  return estado === null ? null : foldText(estado);
}

/** A city in comparable form: with its state, because names repeat. */
export function cityOf({ cidade, estado }: WireVehicle): string | null {
  return cidade === null ? null : `${foldText(cidade)}/${foldText(estado ?? '')}`;
}

function centavos(reais: number): number {
  return centavosFromReais(reais) ?? 0;
}
