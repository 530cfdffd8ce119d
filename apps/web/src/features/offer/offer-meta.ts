import { formatPrice } from '@patio/domain/money/format-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { MetaDescriptor } from 'react-router';
import { house } from '../../platform/house.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import type { Idiom } from '../../platform/i18n/idiom.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import type { OfferView } from '../catalogue/public.ts';
import { shownPrice } from '@patio/domain/catalogue/shown-price.ts';

interface Head {
  readonly offer: OfferView;
  readonly idiom: Idiom;
  readonly origin: string;
  readonly path: string;
}

/** The head of an offer page, with the vehicle, its offer and the way to it as structured data. */
export function offerMeta({ offer, idiom, origin, path }: Head): MetaDescriptor[] {
  const { offer: texts, shell } = textsOf(idiom);
  const price = shownPrice(offer.buyNow, offer.live.price);
  const image = offer.gallery.find(({ kind }) => kind === 'photo')?.address ?? null;
  const category = offer.vehicles[0]?.category ?? shell.home;
  return pageMeta({
    title: offer.title,
    description: texts.metaDescription(offer.title, formatPrice(price)),
    origin,
    path,
    image,
    data: [
      vehicleData(offer, price, { address: origin + path, image: image === null ? null : origin + image }),
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: shell.home, item: `${origin}/home` },
          { '@type': 'ListItem', position: 2, name: category },
          { '@type': 'ListItem', position: 3, name: offer.title },
        ],
      },
    ],
  });
}

function vehicleData(offer: OfferView, price: number, page: { address: string; image: string | null }) {
  const [vehicle] = offer.vehicles;
  const single = offer.vehicles.length === 1 && vehicle !== undefined;
  return {
    '@type': single ? 'Vehicle' : 'Product',
    name: offer.title,
    ...(page.image === null ? {} : { image: page.image }),
    ...(single
      ? {
          brand: { '@type': 'Brand', name: vehicle.brand },
          model: vehicle.model,
          ...(vehicle.yearModel === null ? {} : { vehicleModelDate: String(vehicle.yearModel) }),
          ...(vehicle.km === null || vehicle.countsHours
            ? {}
            : { mileageFromOdometer: { '@type': 'QuantitativeValue', value: vehicle.km, unitCode: 'KMT' } }),
          ...(vehicle.fuel === '' ? {} : { fuelType: vehicle.fuel }),
          ...(vehicle.colour === '' ? {} : { color: vehicle.colour }),
        }
      : {}),
    offers: {
      '@type': 'Offer',
      url: page.address,
      priceCurrency: 'BRL',
      price: (price / 100).toFixed(2),
      availability: `https://schema.org/${offer.live.status === 'A' ? 'InStock' : 'SoldOut'}`,
      validThrough: isoInstant(offer.live.end),
      seller: { '@type': 'Organization', name: offer.partner?.name ?? house().name },
    },
  };
}
