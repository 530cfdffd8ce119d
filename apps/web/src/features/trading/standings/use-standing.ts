import { useEffect, useState } from 'react';
import { useSession } from '../../../platform/session/session.tsx';
import { standingOf, type Standing } from './standing.ts';

/** The user's own position on an offer. */
export interface OwnPlace {
  readonly standing: Standing;
  /** The pseudonym under which they bid there; null while unknown. */
  readonly pseudonym: string | null;
}

/** Whether the user leads an offer or has been overtaken, by their pseudonym and the leader's (null: no leader). Visitors load nothing for it. */
export function useStanding(offerCode: number, leader: string | null): OwnPlace {
  const { user } = useSession();
  const userCode = user?.codigoUsuario ?? null;
  const [pseudonym, setPseudonym] = useState<string | null>(null);
  useEffect(() => {
    let [over, stop] = [false, (): void => {}];
    const follow = async (): Promise<void> => {
      if (userCode === null) return setPseudonym(null);
      const { followPlaces, ownPseudonym } = await import('./own-places.ts');
      const read = (): void => setPseudonym(ownPseudonym({ userCode, offerCode }));
      if (over) return;
      stop = followPlaces(userCode, read);
      read();
    };
    void follow().catch(() => undefined);
    return () => {
      over = true;
      stop();
    };
  }, [offerCode, userCode]);
  return { standing: standingOf(pseudonym, leader), pseudonym };
}
