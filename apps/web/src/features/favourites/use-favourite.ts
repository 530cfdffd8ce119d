import { useRef } from 'react';
import { track } from '../../platform/analytics/track.ts';
import { useTexts } from '../../platform/i18n/texts.ts';
import { tell } from '../../platform/notices/notice-store.ts';
import { useSession } from '../../platform/session/session.tsx';
import { setFavourite, useIsFavourite } from './favourite-store.ts';

/** The heart of an offer. `toggle` answers whether the server followed; for a visitor it does nothing at all (FAVR-05). */
export interface Favourite {
  readonly on: boolean;
  toggle(): Promise<boolean>;
}

interface Wanted {
  readonly code: number;
  /** As it was loaded. */
  readonly initial: boolean;
  /** Flips at once and goes back when the call fails (FAVR-03); otherwise it follows the call (DETL-11). */
  readonly optimistic: boolean;
}

/** Favouriting an offer: one call at a time, the same in every list, and told to the statistics when it becomes one (FAVR-04). */
export function useFavourite({ code, initial, optimistic }: Wanted): Favourite {
  const { favourites: texts } = useTexts();
  const { user } = useSession();
  const userCode = user?.codigoUsuario ?? null;
  const on = useIsFavourite(userCode, code, initial);
  const underWay = useRef(false);
  const toggle = async (): Promise<boolean> => {
    if (userCode === null || underWay.current) return false;
    underWay.current = true;
    if (optimistic) setFavourite(userCode, code, !on);
    try {
      const { toggleFavourite } = await import('./toggle-favourite.ts');
      const now = await toggleFavourite(code);
      setFavourite(userCode, code, now);
      if (now && !on) track({ event: 'favorite', codigo: code });
      return true;
    } catch {
      setFavourite(userCode, code, on);
      tell({ tone: 'danger', text: on ? texts.notRemoved : texts.notAdded });
      return false;
    } finally {
      underWay.current = false;
    }
  };
  return { on, toggle };
}
