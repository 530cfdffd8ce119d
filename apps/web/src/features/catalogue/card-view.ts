import type { WireOffer, WireVehicle } from '@patio/contract/wire/offer.ts';
import { isSingleList, stripTags } from '@patio/domain/catalogue/description-list.ts';
import { mileageText } from '@patio/domain/catalogue/mileage-text.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { maskPlate } from '@patio/domain/validation/plate.ts';

const PHOTOS = 5;

/** One vehicle as a card shows it. */
export interface CardVehicle {
  readonly name: string;
  readonly years: string;
  readonly usage: string;
  readonly plate: string;
  readonly fuel: string;
  readonly colour: string;
  readonly city: string;
  readonly state: string;
}

/** An offer as a card shows it. Money in centavos, 0 = none. */
export interface CardView {
  readonly code: number;
  readonly title: string;
  readonly version: string;
  readonly photos: readonly string[];
  readonly buyNow: number;
  readonly auction: number;
  readonly hasBid: boolean;
  /** "Faça uma Oferta": proposals are taken and there is no bid yet (CARD-05). */
  readonly takesProposals: boolean;
  readonly partner: string | null;
  readonly favourite: boolean;
  /** ISO 8601. */
  readonly end: string;
  readonly active: boolean;
  readonly vehicles: readonly CardVehicle[];
  readonly description: Description;
}

/** HTML only when it is a single well-formed list, otherwise plain text (CARD-16, C-47). */
export interface Description {
  readonly list: boolean;
  readonly content: string;
}

/** Takes from an offer what a card needs. */
export function cardView(offer: WireOffer): CardView {
  const lot = offer.vehicles.length > 1;
  return {
    code: offer.codigoOferta,
    title: offer.title,
    version: lot ? '' : (offer.vehicles[0]?.version ?? ''),
    photos: offer.photos.slice(0, PHOTOS),
    buyNow: centavosFromReais(offer.valorCompreJa) ?? 0,
    auction: centavosFromReais(offer.valorLeilao) ?? 0,
    hasBid: offer.hasBid,
    takesProposals: offer.doOffer === 'S' && !offer.hasBid,
    partner: offer.parceiro === null ? null : (offer.parceiroNome ?? offer.parceiro),
    favourite: offer.favorite,
    end: offer.end,
    active: offer.status === 'A',
    vehicles: offer.vehicles.map(cardVehicle),
    description: descriptionOf(offer.description),
  };
}

/** "2019/2020"; one year alone when the other is not known. */
export function yearsText(vehicle: Pick<WireVehicle, 'yearManufacture' | 'yearModel'>): string {
  return [vehicle.yearManufacture, vehicle.yearModel].filter((year) => year !== null).join('/');
}

function cardVehicle(vehicle: WireVehicle): CardVehicle {
  return {
    name: [vehicle.marca, vehicle.model, vehicle.version].filter(Boolean).join(' '),
    years: yearsText(vehicle),
    usage: vehicle.km === null ? '' : mileageText(vehicle.km, vehicle.tipoContador),
    plate: vehicle.placa === null ? '' : maskPlate(vehicle.placa),
    fuel: vehicle.combustivel ?? '',
    colour: vehicle.cor ?? '',
    city: vehicle.cidade ?? '',
    state: vehicle.estado ?? '',
  };
}

function descriptionOf(html: string): Description {
  return isSingleList(html)
    ? { list: true, content: html }
    : { list: false, content: stripTags(html).slice(0, 600) };
}
