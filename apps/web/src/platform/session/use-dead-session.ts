import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { signInAddress } from './load-private.ts';
import { useSession } from './session.tsx';
import { withoutToken } from './session-user.ts';
import { currentToken } from './token.ts';

const RETRY_MS = 3000;

/**
 * Leads a page that is for its owner only to the sign-in screen and back when it was opened with the token of a session that has ended:
 * the page knows no user, and nothing else would tell it why. A server that does not answer is asked again.
 */
export function useDeadSession(): void {
  const { user, setUser } = useSession();
  const { partner = null } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (user !== null || currentToken() === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const ask = async (): Promise<void> => {
      const { refresh } = await import('../api/browser-api.ts');
      const known = current ? await refresh() : undefined;
      if (!current) return;
      // The frame asks as well, and may have removed the token first.
      if (known === null || currentToken() === null)
        await navigate(signInAddress(partner, { pathname, search }), { replace: true });
      else if (known === undefined) timer = setTimeout(() => void ask(), RETRY_MS);
      else setUser(withoutToken(known));
    };
    void ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [navigate, partner, pathname, search, setUser, user]);
}
