import { useRef } from 'react';
import { track } from '../../../platform/analytics/track.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { setFavourite, useIsFavourite } from './favourite-store.ts';

/** The heart of an offer. `toggle` returns whether the server accepted; for a visitor it does nothing (FAVR-05). */
export interface Favourite {
  readonly on: boolean;
  toggle(): Promise<boolean>;
}

interface Wanted {
  readonly code: number;
  /** As it was loaded. */
  readonly initial: boolean;
  /** Flips at once and reverts when the call fails (FAVR-03); otherwise it waits for the call (DETL-11). */
  readonly optimistic: boolean;
}

/** Favouriting an offer: one call at a time, consistent in every list, and tracked when added (FAVR-04). */
export function useFavourite({ code, initial, optimistic }: Wanted): Favourite {
  const { favourites: texts } = useTexts();
  const { user } = useSession();
  const userCode = user?.codigoUsuario ?? null;
  const on = useIsFavourite(userCode, code, initial);
  /** The wanted final state, and whether calls are in progress for it; taps during a call change only the wanted state. */
  const request = useRef({ on, busy: false });
  const toggle = async (): Promise<boolean> => {
    if (userCode === null) return false;
    const wanted = request.current.busy ? !request.current.on : !on;
    if (optimistic) setFavourite(userCode, code, wanted);
    request.current.on = wanted;
    if (request.current.busy) return true;
    request.current.busy = true;
    let now = on;
    try {
      const { toggleFavourite } = await import('./toggle-favourite.ts');
      // Two quick taps end in the original state, even though the first one was already sent.
      while (now !== request.current.on) {
        const before = now;
        now = await toggleFavourite(code);
        if (now && !before) track({ event: 'favorite', codigo: code });
        // It had been changed elsewhere already: the server's state is the result of this tap.
        if (now === before) request.current.on = now;
      }
      setFavourite(userCode, code, now);
      return true;
    } catch {
      setFavourite(userCode, code, now);
      showNotice({ tone: 'danger', text: request.current.on ? texts.notAdded : texts.notRemoved });
      return false;
    } finally {
      request.current.busy = false;
    }
  };
  return { on, toggle };
}
