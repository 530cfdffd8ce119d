import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Handles hash URLs: `/#/x` is the same screen as `/x`; `/#/home` stays in the address bar (C-03, ROUT-28). */
export function useHashAddress(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (): void => {
      const { hash } = window.location;
      if (!hash.startsWith('#/')) return;
      const leave = hash === '#/home';
      void Promise.resolve(navigate(hash.slice(1), { replace: true })).then(() => {
        if (leave) window.history.replaceState(window.history.state, '', '/#/home');
      });
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [navigate]);
}
