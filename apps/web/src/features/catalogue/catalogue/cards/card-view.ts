import type { WireCard, WireCardVehicle } from '@patio/contract/wire/offer.ts';
import { CARD_PHOTOS } from '@patio/domain/catalogue/catalogue/card-photos.ts';
import { locationsText } from '@patio/domain/catalogue/catalogue/locations-text.ts';
import { mileageText } from '@patio/domain/catalogue/catalogue/mileage-text.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';

/** An offer reduced to what a card shows: a page carries dozens of them. Money in centavos, 0 = none. */
export interface CardView {
  readonly code: number;
  readonly title: string;
  /** Version of a single vehicle. */
  readonly version: string;
  readonly photos: readonly string[];
  readonly buyNow: number;
  readonly auction: number;
  readonly hasBid: boolean;
  /** "Faça uma Oferta": proposals are accepted and there is no bid yet (CARD-05). */
  readonly takesProposals: boolean;
  /** Name and address of the store that sells it; null: the house. */
  readonly partner: { readonly name: string; readonly store: string } | null;
  /** How it ended, if it had ended when it was loaded; null while it is open. */
  readonly ended: 'sold' | 'unsold' | null;
  /** Epoch milliseconds. */
  readonly end: number;
  readonly favourite: boolean;
  /** How many vehicles it has. */
  readonly vehicles: number;
  /** For a lot, from the lowest to the highest. */
  readonly years: string;
  readonly usage: string;
  /** "Cidade/UF", or every city for a lot that is in several (CARD-10, CARD-11). */
  readonly place: string;
  /** How many towns. */
  readonly places: number;
}

/** Takes from an offer what a card needs. */
export function cardView(offer: WireCard): CardView {
  const [first] = offer.vehicles;
  const ended = endOf(offer.status);
  const places = placesOf(offer.vehicles);
  return {
    code: offer.codigoOferta,
    title: offer.title,
    version: offer.vehicles.length > 1 ? '' : (first?.version ?? ''),
    photos: offer.photos.slice(0, CARD_PHOTOS),
    buyNow: centavosFromReais(offer.valorCompreJa) ?? 0,
    auction: centavosFromReais(offer.valorLeilao) ?? 0,
    hasBid: offer.hasBid,
    takesProposals: offer.doOffer === 'S' && !offer.hasBid && ended === null,
    partner:
      offer.parceiro === null ? null : { name: offer.parceiroNome ?? offer.parceiro, store: offer.parceiro },
    ended,
    end: Date.parse(offer.end),
    favourite: offer.favorite,
    vehicles: offer.vehicles.length,
    years: yearsOf(offer.vehicles),
    usage: usageOf(offer.vehicles),
    place: places.list ?? places.text,
    places: places.list?.split(' / ').length ?? 1,
  };
}

function endOf(status: WireCard['status']): CardView['ended'] {
  if (status === 'A') return null;
  return status === 'E' ? 'unsold' : 'sold';
}

/** The years of a single vehicle; for a lot the range of model years, "2015 – 2021". */
function yearsOf(vehicles: readonly WireCardVehicle[]): string {
  const [first] = vehicles;
  if (first === undefined) return '';
  if (vehicles.length === 1) return yearsText(first);
  return spanText(
    vehicles.flatMap((vehicle) => vehicle.yearModel ?? vehicle.yearManufacture ?? []),
    String,
  );
}

/** The reading of a single vehicle; for a lot "30.000 – 120.000 Km", with a range per kind of meter. */
function usageOf(vehicles: readonly WireCardVehicle[]): string {
  const counters = new Set(vehicles.filter(({ km }) => km !== null).map((vehicle) => vehicle.tipoContador));
  return [...counters]
    .map((counter) =>
      spanText(
        vehicles.flatMap(({ km, tipoContador }) => (tipoContador === counter && km !== null ? [km] : [])),
        (value) => mileageText(value, counter),
      ),
    )
    .join(' · ');
}

function spanText(values: readonly number[], written: (value: number) => string): string {
  if (values.length === 0) return '';
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least === most) return written(most);
  return `${written(least).replace(/ \D+$/, '')} – ${written(most)}`;
}

/** "2019/2020"; a single year when the other is unknown. */
export function yearsText(vehicle: Pick<WireCardVehicle, 'yearManufacture' | 'yearModel'>): string {
  return [vehicle.yearManufacture, vehicle.yearModel].filter((year) => year !== null).join('/');
}

/** "120.000 Km"; empty when unknown. */
export function usageText(vehicle: Pick<WireCardVehicle, 'km' | 'tipoContador'>): string {
  return vehicle.km === null ? '' : mileageText(vehicle.km, vehicle.tipoContador);
}

function placesOf(vehicles: readonly WireCardVehicle[]) {
  const known = vehicles.filter(({ cidade }) => cidade);
  return locationsText(known.map(({ cidade, estado }) => ({ city: cidade ?? '', state: estado ?? '' })));
}
