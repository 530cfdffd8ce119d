import type { WireOffer, WirePrice } from '@patio/contract/wire/offer.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { galleryItems, offerView, type GalleryItem, type OfferView } from '../catalogue/public.ts';

/** What a buyer with one profile would see. Money in centavos, 0 = none. */
export interface PreviewProfile {
  readonly code: number;
  readonly name: string;
  readonly buyNow: number;
  readonly auction: number;
  readonly gallery: readonly GalleryItem[];
}

/** An offer as a reviewer sees it. */
export interface PreviewView {
  readonly offer: OfferView;
  readonly profiles: readonly PreviewProfile[];
}

interface Sources {
  readonly offer: WireOffer;
  readonly prices: readonly WirePrice[];
  readonly galleries: {
    readonly photos: readonly { readonly codigoProfile: number; readonly photos: string[] }[];
    readonly videos: string[];
  };
  readonly profiles: readonly { readonly codigo: number; readonly descricao: string }[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Combines the replies of the four calls of a preview: prices and pictures for each profile (PREV-04, PREV-05). */
export function previewView({ offer, prices, galleries, profiles, now }: Sources): PreviewView {
  return {
    offer: offerView({ offer, price: null, live: null, gallery: null, steps: null, now }),
    profiles: profiles.map(({ codigo, descricao }) => {
      const price = prices.find(({ codigoPerfil }) => codigoPerfil === codigo);
      const own = galleries.photos.find(({ codigoProfile }) => codigoProfile === codigo);
      return {
        code: codigo,
        name: descricao,
        buyNow: centavosFromReais(price?.valorCompreJa ?? 0) ?? 0,
        auction: centavosFromReais(price?.valorLeilao ?? 0) ?? 0,
        gallery: galleryItems(own?.photos ?? [], galleries.videos),
      };
    }),
  };
}
