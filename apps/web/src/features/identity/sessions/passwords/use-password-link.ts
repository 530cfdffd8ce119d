import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { useSession } from '../../../../platform/session/session.tsx';
import type { LinkOpening } from './open-password-link.ts';

/** Where the page for a new password stands: `open` shows the form, `no-session` belongs to nobody. */
export type PasswordPageState = 'opening' | LinkOpening | 'no-session';

/**
 * Opens the mailed link of the address, in the browser only, so that whatever looks at links before their owner does not use them up.
 * The token leaves the address as soon as it is spent.
 */
export function usePasswordLink(signedIn: boolean) {
  const [query] = useSearchParams();
  const { setUser } = useSession();
  const navigate = useNavigate();
  const link = useLink();
  const token = query.get('token') || null;
  const [state, setState] = useState<PasswordPageState>(() =>
    token !== null ? 'opening' : signedIn ? 'open' : 'no-session',
  );
  const started = useRef<string | null>(null);
  const open = useCallback(
    async (secret: string): Promise<void> => {
      setState('opening');
      const { openPasswordLink } = await import('./open-password-link.ts');
      const found = await openPasswordLink(secret);
      setState(found);
      if (found !== 'open') return;
      setUser(null);
      await navigate(link('/auth/senha'), { replace: true });
    },
    [link, navigate, setUser],
  );
  useEffect(() => {
    if (token === null || started.current === token) return;
    started.current = token;
    void open(token);
  }, [open, token]);
  return {
    state,
    retry: () => {
      if (token !== null) void open(token);
    },
    /** The session turned out to be over. */
    expire: () => setState('dead'),
  };
}
