import { useEffect, useRef, useState } from 'react';
import { visitorQuery } from '../../platform/api/visitor-query.ts';
import type { LiveView } from '../catalogue/public.ts';
import { clockOffset, newer, readLive } from './read-live.ts';

const POLL_MS = 10_000;

/** The live side of an offer. */
export interface Live {
  readonly figures: LiveView;
  readonly watching: number | null;
  /** Milliseconds that the server's clock is ahead of ours; null until it was measured. */
  readonly offset: number | null;
  /** The stream is interrupted and the figures are polled. */
  readonly interrupted: boolean;
  /** Asks for the figures now, after a refused bid for example. */
  refresh(): void;
}

/** Follows an offer by its event stream, or every ten seconds by `/stat` while the stream is broken; re-reads after a gap (rule 0.2, S-10). */
export function useLiveOffer(code: number, initial: LiveView): Live {
  const [figures, setFigures] = useState(initial);
  const [watching, setWatching] = useState<number | null>(null);
  const [offset, setOffset] = useState<number | null>(null);
  const [interrupted, setInterrupted] = useState(false);
  const read = useRef<() => Promise<void>>(() => Promise.resolve());

  useEffect(() => {
    const take = (text: string): boolean => {
      const message = readLive(text);
      if (message === null) return false;
      setFigures((known) => newer(known, message.live));
      if (message.watching !== null) setWatching(message.watching);
      return true;
    };
    read.current = async () => {
      const sent = Date.now();
      const text = await fetch(`/api/offer/${code}/stat?${visitorQuery()}`, { cache: 'no-store' })
        .then((response) => response.text())
        .catch(() => '');
      const received = Date.now();
      const message = readLive(text);
      if (message === null || !take(text)) return;
      setOffset(clockOffset({ sent, received, server: message.live.serverNow }));
    };
    setFigures((known) => newer(known, initial));
    void read.current();
    return follow(code, { take, read: () => void read.current(), onGap: setInterrupted });
    // The first figures only start the page; later ones come from the stream.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code]);

  return { figures, watching, offset, interrupted, refresh: () => void read.current() };
}

interface Follower {
  take(text: string): boolean;
  read(): void;
  onGap(open: boolean): void;
}

/** Listens to the stream; while it is broken, polls. Gives the way to stop. */
function follow(code: number, { take, read, onGap }: Follower): () => void {
  const source = new EventSource(`/api/offer/${code}/stream?${visitorQuery()}`);
  let poll: ReturnType<typeof setInterval> | undefined;
  const stopPolling = (): void => {
    clearInterval(poll);
    poll = undefined;
  };
  source.addEventListener('oferta', (event: MessageEvent<string>) => take(event.data));
  source.addEventListener('open', () => {
    if (poll === undefined) return;
    stopPolling();
    onGap(false);
    read();
  });
  source.addEventListener('error', () => {
    if (poll !== undefined) return;
    onGap(true);
    poll = setInterval(read, POLL_MS);
  });
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') read();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    stopPolling();
    source.close();
  };
}
