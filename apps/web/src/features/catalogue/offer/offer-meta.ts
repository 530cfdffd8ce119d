import type { Category } from '@patio/contract/catalogue/catalogue/list-categories.ts';
import { isIllustration } from '@patio/domain/catalogue/catalogue/illustration.ts';
import { formatPrice } from '@patio/domain/money/format-money.ts';
import { indexedUntil } from '@patio/domain/catalogue/sharing/indexing.ts';
import { shareCard, shareCardAddress, type ShareCard } from '@patio/domain/catalogue/sharing/share-card.ts';
import type { MetaDescriptor } from 'react-router';
import { describe } from '../../../platform/head/describe.ts';
import { pageMeta } from '../../../platform/head/page-meta.ts';
import { breadcrumbData } from '../../../platform/head/structured-data.ts';
import { house } from '../../../platform/house/house.ts';
import type { Idiom } from '../../../platform/i18n/idiom.ts';
import { countText } from '../../../platform/i18n/number-text.ts';
import { termIn } from '../../../platform/i18n/terms.ts';
import { textsOf } from '../../../platform/i18n/texts.ts';
import type { Dictionary } from '../../../texts/dictionary.ts';
import type { OfferView } from '../catalogue/public.ts';
import { offerData } from './offer-data.ts';

interface Head {
  readonly offer: OfferView;
  readonly idiom: Idiom;
  readonly origin: string;
  /** Address and name of the store whose page it is; null for the house. */
  readonly store: { readonly slug: string; readonly name: string } | null;
  readonly categories: readonly Category[];
}

/** The head of an offer page: what is sold, where and for how much; its picture; vehicle, offer and breadcrumb as structured data. */
export function offerMeta({ offer, idiom, origin, store, categories }: Head): MetaDescriptor[] {
  const { head, shell } = textsOf(idiom);
  const { live, code } = offer;
  const open = live.status === 'A' && live.serverNow < live.end;
  // A store also shows offers of others; their canonical address is on the house's site.
  const own = store !== null && offer.partner?.store === store.slug;
  const base = store !== null && own ? `/${store.slug}` : '';
  const brand = store?.name ?? house().name;
  const card = cardOf(offer, open, brand);
  const category = categories.find(({ name }) => name === offer.vehicles[0]?.category);
  return pageMeta({
    title: titleOf(offer),
    description: describe(sentences(offer, card, idiom)),
    origin,
    path: `${base}/oferta/${code}`,
    idiom,
    brand,
    picture: {
      address: shareCardAddress(card, { code, store: store?.slug ?? null, idiom }),
      alt: head.picture(offer.title, brand),
    },
    unlisted: !open && live.serverNow >= indexedUntil(live.end),
    data: [
      offerData(offer, { origin, address: `${origin}${base}/oferta/${code}`, open }),
      breadcrumbData([
        { name: shell.home, address: `${origin}${base}/home` },
        ...(category === undefined
          ? []
          : [{ name: termIn(idiom, category.name), address: `${origin}${base}/home/${category.codigo}` }]),
        { name: offer.title },
      ]),
    ],
  });
}

function cardOf(offer: OfferView, open: boolean, brand: string): ShareCard {
  return shareCard({
    title: offer.title,
    photo: offer.gallery.find(({ kind }) => kind === 'photo')?.address ?? null,
    buyNow: offer.buyNow,
    price: offer.live.price,
    hasBid: offer.live.hasBid,
    open,
    vehicles: offer.vehicles.length,
    brand,
  });
}

/** The name, plus the years unless the title includes them. */
function titleOf({ title, vehicles: [vehicle, ...others] }: OfferView): string {
  const years = vehicle?.years ?? '';
  const shown = years === '' || others.length > 0 || title.includes(String(vehicle?.yearModel));
  return shown ? title : `${title} ${years}`;
}

function sentences(offer: OfferView, card: ShareCard, idiom: Idiom): string[] {
  const { head } = textsOf(idiom);
  const term = (word: string): string => termIn(idiom, word);
  const [vehicle] = offer.vehicles;
  const facts =
    offer.vehicles.length > 1
      ? [head.lot(offer.vehicles.length), vehicle?.place]
      : [
          vehicle?.years,
          countText(vehicle?.usage ?? '', idiom),
          term(vehicle?.fuel ?? ''),
          term(vehicle?.colour ?? ''),
          vehicle?.place,
        ];
  const shown = facts.filter(Boolean).join(', ');
  const photos = offer.gallery.filter(
    ({ kind, address }) => kind === 'photo' && !isIllustration(address),
  ).length;
  return [
    `${offer.title}.`,
    priceSentence(card, head),
    shown === '' ? '' : `${shown}.`,
    photos === 0 ? '' : head.photos(photos),
    offer.vehicles.some(({ report }) => report !== null) ? head.report : '',
  ];
}

function priceSentence({ kind, price }: ShareCard, head: Dictionary['head']): string {
  if (kind === 'ended' || kind === 'ask') return head[kind];
  return head[kind](formatPrice(price));
}
