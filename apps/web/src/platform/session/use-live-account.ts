import { useEffect, useEffectEvent } from 'react';
import { withLive } from '../live/live.ts';
import { useSession } from './session.tsx';
import type { SessionUser } from './session-user.ts';
import { currentToken } from './token.ts';

/** After the stream has lost the session it is renewed, or its token is removed, within this time. */
const RENEWAL_MS = 3000;

/**
 * Subscribes to the events of the signed-in account: the number of unread notifications is updated in place, and a session that was ended
 * elsewhere ends here.
 */
export function useLiveAccount(user: SessionUser): void {
  const { setUser } = useSession();
  const { codigoUsuario } = user;
  const take = useEffectEvent((unread: number) => {
    if (unread !== user.notifications) setUser({ ...user, notifications: unread });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = withLive((live) => {
      live.setAccount(codigoUsuario);
      const stop = live.on('unread', (unread) => {
        if (unread !== null) return take(unread);
        timer = setTimeout(() => {
          if (currentToken() === null) setUser(null);
        }, RENEWAL_MS);
      });
      return () => {
        stop();
        live.setAccount(null);
      };
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [codigoUsuario, setUser]);
}
