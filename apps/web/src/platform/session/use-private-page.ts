import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useRevalidator } from 'react-router';
import { askSession } from './ask-session.ts';
import { signInAddress, type PrivateData } from './load-private.ts';

/** Renews a session whose token was too old for the server and reloads the page; without a session it redirects to the sign-in screen. */
export function usePrivatePage({ state }: PrivateData<unknown>): void {
  const { partner = null } = useParams();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  useEffect(() => {
    if (state !== 'stale') return undefined;
    return askSession((user) => {
      if (user !== null) void revalidate();
      else void navigate(signInAddress(partner, { pathname, search }), { replace: true });
    });
  }, [navigate, partner, pathname, revalidate, search, state]);
}
