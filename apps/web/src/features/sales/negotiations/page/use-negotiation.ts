import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { withLive } from '../../../../platform/live/live.ts';
import { signInAddress } from '../../../../platform/session/load-private.ts';
import { useSession } from '../../../../platform/session/session.tsx';
import { currentToken } from '../../../../platform/session/token.ts';
import { useDeadSession } from '../../../../platform/session/use-dead-session.ts';
import { changedRows, isOver, liveRow } from '../live-row.ts';
import { loadNegotiation, type LoadedNegotiation } from './load-negotiation.ts';

const REFRESH_MS = 20_000;
/** Changes within this time share one reload. */
const GATHER_MS = 1500;

type State = LoadedNegotiation | 'loading' | 'none' | 'failed';

/**
 * A user's deals on this offer: loaded for signed-in users, updated in place by the event stream, and reloaded after every change, every
 * twenty seconds, and on demand. Visitors are sent to sign in and return here.
 */
export function useNegotiation(offerCode: number) {
  const { user } = useSession();
  const { partner = null } = useParams();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<State>('loading');
  const started = useRef(false);
  const userCode = user?.codigoUsuario ?? null;
  useDeadSession();
  const load = useCallback(async () => {
    if (userCode === null) return;
    const fresh = await loadNegotiation(offerCode, userCode);
    // What is shown stays when a later call fails.
    setLoaded((known) => (typeof known === 'string' ? fresh : joined(known, fresh)));
  }, [offerCode, userCode]);
  useEffect(() => {
    if (currentToken() === null) {
      // Mails lead to the messages of the page.
      const here = { pathname, search: search + hash };
      if (!started.current) void navigate(signInAddress(partner, here), { replace: true });
      return undefined;
    }
    started.current = true;
    void load();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [hash, load, navigate, partner, pathname, search]);
  const isOpen = typeof loaded !== 'string' && loaded.row.active;
  const interrupted = useLive({ code: offerCode, isOpen }, setLoaded, load);
  const reload = useCallback(() => void load(), [load]);
  return { loaded, reload, interrupted };
}

function joined(known: LoadedNegotiation, fresh: LoadedNegotiation | 'none' | 'failed'): State {
  if (fresh === 'failed') return known;
  if (fresh === 'none') return 'none';
  return { ...fresh, row: changedRows([known.row], [fresh.row])[0] ?? fresh.row };
}

/** Follows the offer while it is open; returns whether the event stream is interrupted. */
function useLive(
  { code, isOpen }: { readonly code: number; readonly isOpen: boolean },
  setLoaded: Dispatch<SetStateAction<State>>,
  load: () => Promise<void>,
): boolean {
  const [interrupted, setInterrupted] = useState(false);
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
      setLoaded((known) => {
        if (typeof known === 'string') return known;
        const row = liveRow(known.row, text, at);
        if (row === known.row) return known;
        // The next step and the history follow.
        loadSoon();
        return { ...known, row };
      });
    };
    const leave = withLive((live) => {
      const stops = [
        ...(isOpen ? [live.follow({ code, seq: null, onState: take })] : []),
        live.on('negotiation', (offer) => {
          if (offer === null || offer === code) loadSoon();
        }),
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
  }, [code, isOpen, load, setLoaded]);
  return interrupted;
}
