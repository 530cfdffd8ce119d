import type { WireOffer, WireVehicle } from '@patio/contract/wire/offer.ts';
import { locationsText } from '@patio/domain/catalogue/locations-text.ts';
import { mileageText } from '@patio/domain/catalogue/mileage-text.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';

const PHOTOS = 5;

/** An offer as a card shows it, and no more: a page carries dozens of them. Money in centavos, 0 = none. */
export interface CardView {
  readonly code: number;
  readonly title: string;
  /** Version of a single vehicle. */
  readonly version: string;
  readonly photos: readonly string[];
  readonly buyNow: number;
  readonly auction: number;
  readonly hasBid: boolean;
  /** "Faça uma Oferta": proposals are taken and there is no bid yet (CARD-05). */
  readonly takesProposals: boolean;
  readonly partner: string | null;
  readonly favourite: boolean;
  /** How many vehicles it has. */
  readonly vehicles: number;
  /** Of the first vehicle. */
  readonly years: string;
  readonly usage: string;
  /** "Cidade/UF", or all towns of a lot that stands in several (CARD-10, CARD-11). */
  readonly place: string;
  /** How many towns. */
  readonly places: number;
}

/** Takes from an offer what a card needs. */
export function cardView(offer: WireOffer): CardView {
  const [first] = offer.vehicles;
  const places = placesOf(offer.vehicles);
  return {
    code: offer.codigoOferta,
    title: offer.title,
    version: offer.vehicles.length > 1 ? '' : (first?.version ?? ''),
    photos: offer.photos.slice(0, PHOTOS),
    buyNow: centavosFromReais(offer.valorCompreJa) ?? 0,
    auction: centavosFromReais(offer.valorLeilao) ?? 0,
    hasBid: offer.hasBid,
    takesProposals: offer.doOffer === 'S' && !offer.hasBid,
    partner: offer.parceiro === null ? null : (offer.parceiroNome ?? offer.parceiro),
    favourite: offer.favorite,
    vehicles: offer.vehicles.length,
    years: first === undefined ? '' : yearsText(first),
    usage: first === undefined ? '' : usageText(first),
    place: places.list ?? places.text,
    places: places.list?.split(' / ').length ?? 1,
  };
}

/** "2019/2020"; one year alone when the other is not known. */
export function yearsText(vehicle: Pick<WireVehicle, 'yearManufacture' | 'yearModel'>): string {
  return [vehicle.yearManufacture, vehicle.yearModel].filter((year) => year !== null).join('/');
}

/** "120.000 Km"; nothing when it is not known. */
export function usageText(vehicle: Pick<WireVehicle, 'km' | 'tipoContador'>): string {
  return vehicle.km === null ? '' : mileageText(vehicle.km, vehicle.tipoContador);
}

function placesOf(vehicles: readonly WireVehicle[]) {
  const known = vehicles.filter(({ cidade }) => cidade);
  return locationsText(known.map(({ cidade, estado }) => ({ city: cidade ?? '', state: estado ?? '' })));
}
