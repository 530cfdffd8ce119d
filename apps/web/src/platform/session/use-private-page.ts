import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useRevalidator } from 'react-router';
import { signInAddress, type PrivateData } from './load-private.ts';

/** Renews a session whose token was too old for the server and loads the page again; without a session it goes to the sign-in screen. */
export function usePrivatePage({ state }: PrivateData<unknown>): void {
  const { partner = null } = useParams();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  useEffect(() => {
    if (state !== 'stale') return undefined;
    let current = true;
    const renew = async (): Promise<void> => {
      const { refresh } = await import('../api/browser-api.ts');
      const user = await refresh();
      if (!current) return;
      if (user === null) await navigate(signInAddress(partner, { pathname, search }), { replace: true });
      else await revalidate();
    };
    void renew();
    return () => {
      current = false;
    };
  }, [navigate, partner, pathname, revalidate, search, state]);
}
