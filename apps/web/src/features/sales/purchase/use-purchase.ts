import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { withLive } from '../../../platform/live/live.ts';
import { signInAddress } from '../../../platform/session/load-private.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { currentToken } from '../../../platform/session/token.ts';
import { useDeadSession } from '../../../platform/session/use-dead-session.ts';
import { loadPurchase, type LoadedPurchase } from './load-purchase.ts';

const REFRESH_MS = 20_000;

type State = LoadedPurchase | 'loading' | 'none' | 'failed';

/**
 * The purchase with this code: loaded for signed-in users, and reloaded whenever the server reports a change to their negotiations, every
 * twenty seconds, and on demand. Visitors are sent to sign in and return here.
 */
export function usePurchase(code: number) {
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
    const fresh = await loadPurchase(code, userCode);
    // What is shown stays when a later call fails.
    setLoaded((known) => (fresh === 'failed' && typeof known !== 'string' ? known : fresh));
  }, [code, userCode]);
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
    const stop = withLive((live) => live.on('negotiation', () => void load()));
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [hash, load, navigate, partner, pathname, search]);
  const reload = useCallback(() => void load(), [load]);
  return { loaded, reload };
}
