import { useEffect, useRef } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { useLink } from '../../../platform/partner/use-link.ts';
import { useSession } from '../../../platform/session/session.tsx';

/** Ends the session of anyone who leaves for another page, and leads to home instead (PASS-07). Returns the way to leave in peace. */
export function useSignOutOnLeave(): () => void {
  const free = useRef(false);
  const { setUser } = useSession();
  const navigate = useNavigate();
  const link = useLink();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !free.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state, reset } = blocker;
  useEffect(() => {
    if (state !== 'blocked' || free.current) return;
    free.current = true;
    const leave = async (): Promise<void> => {
      const { endSession } = await import('../../../platform/session/end-session.ts');
      await endSession();
      setUser(null);
      reset();
      await navigate(link('/home'), { replace: true });
    };
    void leave();
  }, [link, navigate, reset, setUser, state]);
  return () => {
    free.current = true;
  };
}
