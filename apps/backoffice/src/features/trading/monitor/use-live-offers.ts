import { watchLive } from '@patio/contract/trading/live/watch-live.ts';
import { listRunningOffers } from '@patio/contract/trading/monitor/list-running-offers.ts';
import { listOfferBids } from '@patio/contract/trading/monitor/list-offer-bids.ts';
import { liveOffer, type LiveOffer } from '@patio/contract/wire/offer.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { API_BASE } from '../../../platform/api/office-send.ts';
import { setServerClock } from './server-clock.ts';

const watched = liveOffer.extend({ observando: z.number().optional() });
/** What the public stream says of an offer. */
export type WatchedOffer = LiveOffer & { readonly observando?: number | undefined };

/** Bids of a second are drawn at once, and what only staff see is read again at most this often. */
const DRAWN_MS = 250;
const READ_MS = 4000;

/**
 * The offers of a page as they change. They come by the public stream, without a session: a token of the back office stands in no address, and
 * nothing that only staff may see travels there. A change makes the calls read again what it does not say.
 */
export function useLiveOffers(codes: readonly number[]): ReadonlyMap<number, WatchedOffer> {
  const client = useQueryClient();
  const [offers, setOffers] = useState<ReadonlyMap<number, WatchedOffer>>(new Map());
  const wanted = codes.join(',');
  useEffect(() => {
    if (wanted === '') return undefined;
    const changed = new Map<number, WatchedOffer>();
    let stale = false;
    const source = new EventSource(`${API_BASE}${watchLive.path}?ofertas=${wanted}`);
    source.addEventListener('oferta', ({ data }: MessageEvent<string>) => {
      const read = watched.safeParse(parsed(data));
      if (!read.success) return;
      setServerClock(read.data.agora);
      changed.set(read.data.codigoOferta, read.data);
      stale = true;
    });
    source.addEventListener('indisponivel', () => {
      stale = true;
    });
    const drawing = window.setInterval(() => {
      if (changed.size === 0) return;
      const batch = new Map(changed);
      changed.clear();
      setOffers((before) => new Map([...before, ...batch]));
      for (const code of batch.keys())
        void client.invalidateQueries({ queryKey: [listOfferBids.name, code] });
    }, DRAWN_MS);
    const reading = window.setInterval(() => {
      if (stale) void client.invalidateQueries({ queryKey: [listRunningOffers.name] });
      stale = false;
    }, READ_MS);
    return () => {
      source.close();
      window.clearInterval(drawing);
      window.clearInterval(reading);
    };
  }, [wanted, client]);
  return offers;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
