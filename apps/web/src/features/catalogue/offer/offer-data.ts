import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { isIllustration } from '@patio/domain/catalogue/catalogue/illustration.ts';
import { shownPrice } from '@patio/domain/catalogue/catalogue/shown-price.ts';
import { house } from '../../../platform/house/house.ts';
import type { OfferView, VehicleView } from '../catalogue/public.ts';

const CARS = 'Carros';
const PICTURES = 6;

interface Page {
  readonly origin: string;
  /** Canonical address. */
  readonly address: string;
  readonly open: boolean;
}

/** An offer as schema.org data: a Car, another Vehicle, or a Product for a lot. Never a plate, never a chassis number. */
export function offerData(offer: OfferView, page: Page): object {
  const [vehicle] = offer.vehicles;
  const single = offer.vehicles.length === 1 && vehicle !== undefined;
  const pictures = offer.gallery
    // An illustration is not a picture of the item, and consumers of this data show it without the page's notice.
    .filter(({ kind, address }) => kind === 'photo' && !isIllustration(address))
    .slice(0, PICTURES)
    .map(({ address }) => absolute(page.origin, address));
  return {
    '@type': single ? (vehicle.category === CARS ? 'Car' : 'Vehicle') : 'Product',
    name: offer.title,
    sku: String(offer.code),
    url: page.address,
    itemCondition: 'https://schema.org/UsedCondition',
    ...(pictures.length === 0 ? {} : { image: pictures }),
    ...(single ? vehicleData(vehicle) : {}),
    offers: priceData(offer, page),
  };
}

function vehicleData(vehicle: VehicleView): object {
  return {
    ...(vehicle.brand === '' ? {} : { brand: { '@type': 'Brand', name: vehicle.brand } }),
    ...(vehicle.model === '' ? {} : { model: vehicle.model }),
    ...(vehicle.yearModel === null ? {} : { vehicleModelDate: String(vehicle.yearModel) }),
    ...meterData(vehicle),
    ...(vehicle.fuel === '' ? {} : { fuelType: vehicle.fuel }),
    ...(vehicle.gearbox === '' ? {} : { vehicleTransmission: vehicle.gearbox }),
    ...(vehicle.colour === '' ? {} : { color: vehicle.colour }),
  };
}

/** An hour meter is not an odometer: hours are given separately, in their own unit (UN/CEFACT HUR). */
function meterData({ km, countsHours }: VehicleView): object {
  if (km === null) return {};
  return countsHours
    ? {
        additionalProperty: {
          '@type': 'PropertyValue',
          name: 'Horímetro',
          value: km,
          unitCode: 'HUR',
          unitText: 'h',
        },
      }
    : { mileageFromOdometer: { '@type': 'QuantitativeValue', value: km, unitCode: 'KMT' } };
}

/** The price. For an ended offer it is given only where it was set by bids, which are public. */
function priceData(offer: OfferView, { address, open }: Page): object {
  const { live } = offer;
  const price = open ? shownPrice(offer.buyNow, live.price, live.hasBid) : live.hasBid ? live.price : 0;
  return {
    '@type': 'Offer',
    url: address,
    ...(price === 0 ? {} : { priceCurrency: 'BRL', price: (price / 100).toFixed(2) }),
    availability: `https://schema.org/${availability(offer.live.status, open)}`,
    itemCondition: 'https://schema.org/UsedCondition',
    validThrough: isoInstant(live.end),
    seller: { '@type': 'Organization', name: offer.partner?.name ?? house().name },
  };
}

function availability(status: OfferView['status'], open: boolean): string {
  if (open) return 'InStock';
  return status === 'E' || status === 'A' ? 'Discontinued' : 'SoldOut';
}

function absolute(origin: string, address: string): string {
  if (!address.startsWith('/')) return address;
  return /^\/media\/[\w-]+$/.test(address) ? `${origin}${address}/1200.jpg` : origin + address;
}
