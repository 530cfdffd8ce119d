import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from '../../platform/session/session.tsx';
import { followPlaces, ownPseudonym } from './own-places.ts';
import { standingOf, type Standing } from './standing.ts';

/** The user's own place on an offer. */
export interface OwnPlace {
  readonly standing: Standing;
  /** Under which he bids there; null while that is not known. */
  readonly pseudonym: string | null;
}

/** Whether the user leads an offer or has been overtaken, by his pseudonym and the one who leads (null: nobody). */
export function useStanding(offerCode: number, leader: string | null): OwnPlace {
  const { user } = useSession();
  const userCode = user?.codigoUsuario ?? null;
  const follow = useCallback((listener: () => void) => followPlaces(userCode, listener), [userCode]);
  const pseudonym = useSyncExternalStore(
    follow,
    () => (userCode === null ? null : ownPseudonym({ userCode, offerCode })),
    () => null,
  );
  return { standing: standingOf(pseudonym, leader), pseudonym };
}
