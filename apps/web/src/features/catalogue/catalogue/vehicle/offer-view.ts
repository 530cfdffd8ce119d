import type { getIncrements } from '@patio/contract/trading/auctions/get-increments.ts';
import type { getResult } from '@patio/contract/trading/auctions/get-result.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import type { LiveOffer, WireOffer, WirePrice } from '@patio/contract/wire/offer.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { galleryItems, type GalleryItem } from '../cards/gallery-items.ts';
import { vehicleView, type VehicleView } from './vehicle-view.ts';

type WireResult = Reply<typeof getResult>;

/** An offer as its page shows it. Money in centavos, 0 = none. */
export interface OfferView {
  readonly code: number;
  readonly title: string;
  readonly status: WireOffer['status'];
  readonly description: string;
  readonly partner: { readonly name: string; readonly store: string } | null;
  readonly acceptsProposals: boolean;
  readonly favourite: boolean;
  readonly buyNow: number;
  readonly gallery: readonly GalleryItem[];
  readonly vehicles: readonly VehicleView[];
  /** Ascending. */
  readonly increments: readonly number[];
  /** The minimum increment of a bid; 0: any amount above the price will do. */
  readonly bindingStep: number;
  readonly live: LiveView;
  /** The prices could not be loaded: nothing can be bought or bid on (C-116). */
  readonly priceless: boolean;
  /** How it ended; null while it is open, or when that is not known. */
  readonly result: ResultView | null;
  /** Shown only to the parties of a deal on it: its store is closed, or staff removed it from the site. */
  readonly unavailable: WireOffer['indisponivel'];
}

/** How an offer ended. */
export interface ResultView {
  readonly how: NonNullable<WireResult['forma']>;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Centavos; null where it is not public. */
  readonly price: number | null;
  /** The latest instant until which maxima and a reserve stay secret, epoch milliseconds; null once they are public. */
  readonly sealedUntil: number | null;
}

/** The live figures. Money in centavos; instants in epoch milliseconds, on the server's clock. */
export interface LiveView {
  readonly seq: number;
  readonly status: WireOffer['status'];
  readonly hasBid: boolean;
  readonly price: number;
  readonly bids: number;
  /** Pseudonym of the leader within this offer; null before the first bid. */
  readonly leader: string | null;
  readonly end: number;
  /** The announced end, and the latest to which late bids may move it; equal to the end where that is unknown. */
  readonly originalEnd: number;
  readonly latestEnd: number;
  readonly reserveMet: boolean | null;
  /** Minutes by which a late bid moves the end; null until known. */
  readonly softCloseMinutes: number | null;
  readonly serverNow: number;
}

interface Sources {
  readonly offer: WireOffer;
  readonly price: WirePrice | null;
  readonly live: LiveOffer | null;
  readonly gallery: { photos: string[]; videos: string[] } | null;
  /** Null: they did not arrive in time. */
  readonly steps: Reply<typeof getIncrements> | null;
  /** Loaded once the offer is over. */
  readonly result?: WireResult | null;
  /** Epoch milliseconds, for when the live figures did not arrive. */
  readonly now: number;
}

/** Combines the replies of the page's calls. */
export function offerView({ offer, price, live, gallery, steps, result, now }: Sources): OfferView {
  return {
    code: offer.codigoOferta,
    title: offer.title,
    status: offer.status,
    description: offer.description,
    partner:
      offer.parceiro === null ? null : { name: offer.parceiroNome ?? offer.parceiro, store: offer.parceiro },
    acceptsProposals: offer.doOffer === 'S',
    favourite: offer.favorite,
    buyNow: centavosFromReais(price?.valorCompreJa ?? 0) ?? 0,
    gallery: galleryItems(gallery?.photos ?? offer.photos, gallery?.videos ?? []),
    vehicles: offer.vehicles.map(vehicleView),
    increments: (steps?.incremento ?? [])
      .flatMap((reais) => centavosFromReais(reais) ?? [])
      .toSorted((one, other) => one - other),
    bindingStep: steps?.minimumStep === 'increment' ? (centavosFromReais(steps.passo) ?? 0) : 0,
    live: live === null ? liveFromOffer(offer, price, now) : liveView(live),
    priceless: price === null,
    result: resultView(result ?? null),
    unavailable: offer.indisponivel,
  };
}

/** The end of an offer in the page's units; null while it is open. */
export function resultView(result: WireResult | null): ResultView | null {
  if (result === null || result.forma === null || result.em === null) return null;
  const price = result.valor === null ? null : centavosFromReais(result.valor);
  const { aberto, ate } = result.sigilo;
  const sealedUntil = aberto || ate === null ? null : Date.parse(ate);
  return { how: result.forma, at: Date.parse(result.em), price, sealedUntil };
}

/** The live figures in the page's units. */
export function liveView(live: LiveOffer): LiveView {
  return {
    seq: live.seq,
    status: live.status,
    hasBid: live.hasBid,
    price: centavosFromReais(live.valorLeilao) ?? 0,
    bids: live.lances,
    leader: live.lider,
    end: Date.parse(live.end),
    originalEnd: Date.parse(live.endOriginal),
    latestEnd: Date.parse(live.endMaximo),
    reserveMet: live.reservaAtingida,
    softCloseMinutes: live.prorrogacaoMinutos,
    serverNow: Date.parse(live.agora),
  };
}

function liveFromOffer(offer: WireOffer, price: WirePrice | null, now: number): LiveView {
  return {
    seq: 0,
    status: offer.status,
    hasBid: offer.hasBid,
    price: centavosFromReais(price?.valorLeilao ?? 0) ?? 0,
    bids: 0,
    leader: null,
    end: Date.parse(offer.end),
    originalEnd: Date.parse(offer.end),
    latestEnd: Date.parse(offer.end),
    reserveMet: null,
    softCloseMinutes: null,
    serverNow: now,
  };
}
