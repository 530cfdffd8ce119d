import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLink } from '../../platform/partner/use-link.ts';
import { useSession } from '../../platform/session/session.tsx';
import { currentToken } from '../../platform/session/token.ts';
import { loadNegotiations } from './load-negotiations.ts';
import { negotiationRow, type NegotiationView } from './negotiation-view.ts';

const REFRESH_MS = 20_000;

/** The rows of the signed-in user, renewed every twenty seconds and when the window comes back; a visitor goes to sign in. */
export function useNegotiations() {
  const { user } = useSession();
  const navigate = useNavigate();
  const link = useLink();
  const [rows, setRows] = useState<readonly NegotiationView[] | 'loading' | 'failed'>('loading');
  const userCode = user?.codigoUsuario ?? null;
  const load = useCallback(async () => {
    if (userCode === null) return;
    const offers = await loadNegotiations();
    setRows((known) => {
      if (offers !== null) return offers.map((offer) => negotiationRow(offer, userCode, Date.now()));
      return typeof known === 'string' ? 'failed' : known;
    });
  }, [userCode]);
  useEffect(() => {
    if (currentToken() === null) {
      const back = encodeURIComponent(window.location.pathname + window.location.search);
      void navigate(`${link('/auth/')}?redirectFrom=${back}`, { replace: true });
      return undefined;
    }
    void load();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [link, load, navigate]);
  return { rows, load };
}
