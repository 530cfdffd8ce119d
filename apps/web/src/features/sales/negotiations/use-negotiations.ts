import { useCallback, useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useNavigate } from 'react-router';
import { withLive } from '../../../platform/live/live.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { currentToken } from '../../../platform/session/token.ts';
import { useDeadSession } from '../../../platform/session/use-dead-session.ts';
import { changedRows, isOver, liveRow } from './live-row.ts';
import { loadNegotiations } from './load-negotiations.ts';
import { negotiationRow, type NegotiationView } from './negotiation-view.ts';

const REFRESH_MS = 20_000;
/** Changes within this time share one reload. */
const GATHER_MS = 1500;

type Rows = readonly NegotiationView[] | 'loading' | 'failed';

/**
 * The signed-in user's rows: updated in place by the event stream, and reloaded every twenty seconds and when the window regains focus;
 * visitors are sent to sign in.
 */
export function useNegotiations() {
  const { user } = useSession();
  const navigate = useNavigate();
  const link = useLink();
  const [rows, setRows] = useState<Rows>('loading');
  const userCode = user?.codigoUsuario ?? null;
  useDeadSession();
  const load = useCallback(async () => {
    if (userCode === null) return;
    const offers = await loadNegotiations();
    setRows((known) => {
      if (offers === null) return typeof known === 'string' ? 'failed' : known;
      const fresh = offers.map((offer) => negotiationRow(offer, userCode, Date.now()));
      return typeof known === 'string' ? fresh : changedRows(known, fresh);
    });
  }, [userCode]);
  useEffect(() => {
    if (currentToken() === null) {
      const { pathname, search } = window.location;
      // When the page is being left after the session ended, the address has already changed.
      if (!pathname.includes('/negociacao')) return undefined;
      const back = encodeURIComponent(pathname + search);
      void navigate(`${link('/auth/')}?redirectFrom=${back}`, { replace: true });
      return undefined;
    }
    void load();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [link, load, navigate]);
  const interrupted = useLiveRows(rows, setRows, load);
  return { rows, load, interrupted };
}

/** Subscribes the rows to their offers; returns whether the event stream is interrupted. */
function useLiveRows(
  rows: Rows,
  setRows: Dispatch<SetStateAction<Rows>>,
  load: () => Promise<void>,
): boolean {
  const [interrupted, setInterrupted] = useState(false);
  const followed =
    typeof rows === 'string'
      ? ''
      : rows
          .filter(({ active }) => active)
          .map(({ code }) => code)
          .join();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const loadSoon = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void load();
      }, GATHER_MS);
    };
    const take = (text: string, at: number): void => {
      if (isOver(text)) loadSoon();
      setRows((known) => {
        if (typeof known === 'string') return known;
        const next = known.map((row) => liveRow(row, text, at));
        if (next.every((row, index) => row === known[index])) return known;
        // The history has a new line.
        loadSoon();
        return next;
      });
    };
    const codes = followed === '' ? [] : followed.split(',').map(Number);
    const leave = withLive((live) => {
      const stops = [
        ...codes.map((code) => live.follow({ code, seq: null, onState: take })),
        live.on('negotiation', loadSoon),
        live.on('state', (state) => {
          setInterrupted(state === 'interrupted');
          if (state === 'open') loadSoon();
        }),
      ];
      setInterrupted(live.state === 'interrupted');
      return () => {
        for (const stop of stops) stop();
      };
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [followed, load, setRows]);
  return interrupted;
}
