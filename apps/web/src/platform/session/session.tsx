import type { SessionUser as WireUser } from '@patio/contract/identity/sessions/session-user.ts';
import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onSignedOut } from '../api/signed-out.ts';
import { linkTokenOf } from './password-page.ts';
import { withoutToken, type SessionUser } from './session-user.ts';
import { currentToken } from './token.ts';

const NeedLoginDialog = lazy(() =>
  import('./need-login-dialog.tsx').then(({ NeedLoginDialog: it }) => ({ default: it })),
);

interface Session {
  /** Null for a visitor. */
  readonly user: SessionUser | null;
  /** Sets the signed-in user, after a sign-in or a sign-out. */
  setUser(user: SessionUser | null): void;
  /** Opens the need-login dialog; OK leads to the sign-in screen and from there back here (C-20). */
  askToSignIn(): void;
}

const SessionContext = createContext<Session>({ user: null, setUser: () => {}, askToSignIn: () => {} });

/** The signed-in user, and what to do if there is none. */
export function useSession(): Session {
  return useContext(SessionContext);
}

const RENEWAL_MS = 10 * 60_000;

/** Provides the session of the page: renewed on load, on every navigation and every ten minutes (SESS-05). */
export function SessionProvider({ initial, children }: { initial: SessionUser | null; children: ReactNode }) {
  const [user, setUser] = useState(initial);
  const [returnTo, setReturnTo] = useState<string | null>(null);
  useRefresh(setUser);
  useSignedOut(setUser, setReturnTo);
  const askToSignIn = useCallback(() => setReturnTo(presentAddress()), []);
  const session = useMemo(() => ({ user, setUser, askToSignIn }), [user, askToSignIn]);
  return (
    <SessionContext value={session}>
      {children}
      {returnTo === null ? null : (
        <Suspense>
          <NeedLoginDialog returnTo={returnTo} onClose={() => setReturnTo(null)} />
        </Suspense>
      )}
    </SessionContext>
  );
}

function useRefresh(setUser: (user: SessionUser | null) => void): void {
  const { pathname } = useLocation();
  useEffect(() => {
    let current = true;
    const renew = async (): Promise<void> => {
      // A mailed link is about to open its own session.
      if (linkTokenOf(window.location) !== null) return;
      if (currentToken() === null) {
        setUser(null);
        return;
      }
      const { refresh } = await import('../api/browser-api.ts');
      if (!current) return;
      const user = await refresh();
      if (current && user !== undefined) setUser(shownUser(user));
    };
    void renew();
    const timer = setInterval(() => void renew(), RENEWAL_MS);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [pathname, setUser]);
}

/** The user shown in the frame: one who has to change their password first is not signed in yet (SESS-09). */
function shownUser(user: WireUser | null): SessionUser | null {
  return user === null || user.alteraPassword === 'S' ? null : withoutToken(user);
}

function useSignedOut(setUser: (user: null) => void, setReturnTo: (address: string) => void): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(
    () =>
      onSignedOut(({ action }) => {
        if (pathname.includes('auth')) return setUser(null);
        if (action) setReturnTo(presentAddress());
        // The page is left first: a private one would go to the sign-in screen by itself.
        void Promise.resolve(navigate('/home')).then(() => {
          setUser(null);
          window.history.replaceState(window.history.state, '', '/#/home');
        });
        return undefined;
      }),
    [navigate, pathname, setReturnTo, setUser],
  );
}

/** The visitor's current URL, to return to after signing in: an interrupted flow continues where it was. */
function presentAddress(): string {
  return window.location.pathname + window.location.search;
}
