import { useEffect, useRef, useState } from 'react';
import { apiFetch } from '../../../platform/api/api-fetch.ts';
import { withLive } from '../../../platform/live/live.ts';
import type { LiveView } from '../../catalogue/catalogue/public.ts';
import { clockOffset, newer, readLive } from './read-live.ts';

const POLL_MS = 10_000;

/** The live side of an offer. */
export interface Live {
  readonly figures: LiveView;
  readonly watching: number | null;
  /** Milliseconds by which the server's clock is ahead of ours; null until measured. */
  readonly offset: number | null;
  /** The offer was taken off the site while its page is open (rule 0.31). */
  readonly gone: boolean;
  /** The stream is interrupted and the figures are polled. */
  readonly interrupted: boolean;
  /** Requests the figures now, for example after a refused bid. */
  refresh(): void;
}

/** Follows an offer by the browser's event stream, or every ten seconds by `/stat` while there is none (rule 0.2, S-10). */
export function useLiveOffer(code: number, initial: LiveView): Live {
  const [figures, setFigures] = useState(initial);
  const [watching, setWatching] = useState<number | null>(null);
  const [offset, setOffset] = useState<number | null>(null);
  const [interrupted, setInterrupted] = useState(false);
  const [gone, setGone] = useState(false);
  const read = useRef<() => Promise<void>>(() => Promise.resolve());

  useEffect(() => {
    const take = (text: string): LiveView | null => {
      const message = readLive(text);
      if (message === null) return null;
      setFigures((known) => newer(known, message.live));
      setGone(false);
      if (message.watching !== null) setWatching(message.watching);
      return message.live;
    };
    read.current = async () => {
      const sent = Date.now();
      const text = await apiFetch(`/offer/${code}/stat`, { cache: 'no-store' })
        .then(async (response) => {
          if (response.status === 404) setGone(true);
          return response.text();
        })
        .catch(() => '');
      const received = Date.now();
      const live = take(text);
      if (live !== null) setOffset(clockOffset({ sent, received, server: live.serverNow }));
    };
    setFigures((known) => newer(known, initial));
    void read.current();
    return follow(code, initial.seq, {
      take,
      read: () => void read.current(),
      onAudience: setWatching,
      onGap: setInterrupted,
      onGone: () => setGone(true),
    });
    // The first figures only start the page; later ones come from the stream.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code]);

  return { figures, watching, offset, interrupted, gone, refresh: () => void read.current() };
}

interface Follower {
  take(text: string): unknown;
  read(): void;
  onAudience(watching: number): void;
  onGap(open: boolean): void;
  onGone(): void;
}

/** Listens to the stream; while it is not open, polls. Returns the function that stops it. */
function follow(code: number, seq: number, { take, read, onAudience, onGap, onGone }: Follower): () => void {
  let open = false;
  const leave = withLive((live) => {
    const stops = [
      live.follow({ code, seq, open: true, onState: take, onAudience, onGone }),
      live.on('state', (state) => {
        open = state === 'open';
        onGap(state === 'interrupted');
        if (state === 'interrupted') read();
      }),
    ];
    open = live.state === 'open';
    onGap(live.state === 'interrupted');
    return () => {
      for (const stop of stops) stop();
    };
  });
  const poll = setInterval(() => {
    if (!open && document.visibilityState === 'visible') read();
  }, POLL_MS);
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') read();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    clearInterval(poll);
    leave();
  };
}
