import { getOffer } from '@patio/contract/catalogue/catalogue/get-offer.ts';
import type { WireOffer, WireVehicle } from '@patio/contract/wire/offer.ts';
import { isSingleList, stripTags } from '@patio/domain/catalogue/catalogue/description-list.ts';
import { canBuyNow } from '@patio/domain/catalogue/catalogue/shown-price.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { maskPlate } from '@patio/domain/validation/plate.ts';
import { browserCall } from '../../../../platform/api/browser-api.ts';
import { usageText, yearsText } from '../cards/card-view.ts';

/** One vehicle as shown in the popup of a card and in the flow. */
export interface DetailedVehicle {
  readonly name: string;
  readonly years: string;
  readonly usage: string;
  readonly plate: string;
  readonly fuel: string;
  readonly colour: string;
}

/** What is loaded of an offer when a user wants more than its card shows. Money in centavos, 0 = none, or ended by bidding. */
export interface DetailedOffer {
  readonly active: boolean;
  readonly buyNow: number;
  /** Epoch ms. */
  readonly end: number;
  readonly vehicles: readonly DetailedVehicle[];
  /** HTML only when it is a single well-formed list, otherwise plain text (CARD-16, C-47). */
  readonly description: { readonly list: boolean; readonly content: string };
}

const LENGTH = 600;

/** Loads what a card does not include. Errors: `CallFailure`. */
export async function loadDetailedOffer(code: number): Promise<DetailedOffer> {
  const offer = await browserCall(getOffer, { params: { id: code } });
  return {
    active: offer.status === 'A',
    buyNow: buyNowOf(offer),
    end: Date.parse(offer.end),
    vehicles: offer.vehicles.map(vehicleOf),
    description: descriptionOf(offer.description),
  };
}

function buyNowOf(offer: WireOffer): number {
  const [buyNow, auction] = [offer.valorCompreJa, offer.valorLeilao].map(
    (reais) => centavosFromReais(reais) ?? 0,
  );
  return canBuyNow(buyNow ?? 0, auction ?? 0, offer.hasBid) ? (buyNow ?? 0) : 0;
}

function vehicleOf(vehicle: WireVehicle): DetailedVehicle {
  return {
    name: [vehicle.marca, vehicle.model, vehicle.version].filter(Boolean).join(' '),
    years: yearsText(vehicle),
    usage: usageText(vehicle),
    plate: vehicle.placa === null ? '' : maskPlate(vehicle.placa),
    fuel: vehicle.combustivel ?? '',
    colour: vehicle.cor ?? '',
  };
}

function descriptionOf(html: WireOffer['description']): DetailedOffer['description'] {
  return isSingleList(html)
    ? { list: true, content: html }
    : { list: false, content: stripTags(html).slice(0, LENGTH) };
}
