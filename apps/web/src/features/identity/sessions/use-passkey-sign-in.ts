import { useEffect, useEffectEvent, useState } from 'react';
import type { PasskeyResult } from './passkey-sign-in.ts';

/** The challenge of an autofill that nobody has used is renewed before it lapses. */
const RENEWAL_MS = 4 * 60_000;

/**
 * Signing in with a passkey: by a button, or chosen in the list of the e-mail field where the browser can. Its code is fetched only in
 * browsers that know passkeys, at addresses that can have them. `offered`: false once it is known that there are none.
 */
export function usePasskeySignIn(onResult: (result: PasskeyResult) => void) {
  const [offered, setOffered] = useState(true);
  const [waiting, setWaiting] = useState(false);
  const take = useEffectEvent((result: PasskeyResult) => {
    if (result.kind === 'not-here') setOffered(false);
    else if (result.kind !== 'not-chosen') onResult(result);
  });
  const [armed, setArmed] = useState(0);
  useEffect(() => {
    if (!couldWork()) {
      setOffered(false);
      return undefined;
    }
    let current = true;
    const wait = async (): Promise<void> => {
      const { canAutofill, enterByPasskey } = await import('./passkey-sign-in.ts');
      if (!current || !(await canAutofill()) || !current) return;
      const result = await enterByPasskey({ autofill: true });
      if (current) take(result);
    };
    void wait();
    const timer = setTimeout(() => setArmed((times) => times + 1), RENEWAL_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [armed]);
  useEffect(() => () => void import('./passkey-sign-in.ts').then(({ stopWaiting }) => stopWaiting()), []);
  const enter = async (): Promise<void> => {
    setWaiting(true);
    const { enterByPasskey } = await import('./passkey-sign-in.ts');
    const result = await enterByPasskey({ autofill: false });
    setWaiting(false);
    if (result.kind === 'not-here') setOffered(false);
    else onResult(result);
    // The button has taken the place of the one that waits in the e-mail field.
    if (result.kind !== 'signed-in') setArmed((times) => times + 1);
  };
  return { offered, waiting, enter: () => void enter() };
}

/** Browsers give passkeys to host names only, and only in secure pages. */
function couldWork(): boolean {
  const { hostname } = window.location;
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return !isAddress && 'PublicKeyCredential' in window;
}
