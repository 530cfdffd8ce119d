import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { signInAddress } from '../../../../platform/session/load-private.ts';
import { useSession } from '../../../../platform/session/session.tsx';
import { currentToken } from '../../../../platform/session/token.ts';
import { useDeadSession } from '../../../../platform/session/use-dead-session.ts';
import { loadRequest, type LoadedRequest } from './load-request.ts';

/** The purchase to be cancelled, loaded for signed-in users; visitors are sent to sign in and return here. */
export function useRequest(code: number) {
  const { user } = useSession();
  const { partner = null } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<LoadedRequest | 'loading' | 'none' | 'failed'>('loading');
  const started = useRef(false);
  const userCode = user?.codigoUsuario ?? null;
  useDeadSession();
  const load = useCallback(async () => {
    if (userCode === null) return;
    setLoaded('loading');
    setLoaded(await loadRequest(code, userCode));
  }, [code, userCode]);
  useEffect(() => {
    if (currentToken() === null) {
      // A session that ended meanwhile leaves the input where it is.
      if (started.current) return;
      void navigate(signInAddress(partner, { pathname, search }), { replace: true });
      return;
    }
    started.current = true;
    void load();
  }, [load, navigate, partner, pathname, search]);
  return { loaded, reload: () => void load() };
}
