import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { askSession } from './ask-session.ts';
import { signInAddress } from './load-private.ts';
import { useSession } from './session.tsx';
import { withoutToken } from './session-user.ts';
import { currentToken } from './token.ts';

/**
 * Redirects a private page that loads its own data to the sign-in screen and back if it was opened with the token of an ended session: it
 * has no user, and nothing else would tell it why.
 */
export function useDeadSession(): void {
  const { user, setUser } = useSession();
  const { partner = null } = useParams();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (user !== null || currentToken() === null) return undefined;
    return askSession((known) => {
      if (known !== null) setUser(withoutToken(known));
      else void navigate(signInAddress(partner, { pathname, search: search + hash }), { replace: true });
    });
  }, [hash, navigate, partner, pathname, search, setUser, user]);
}
