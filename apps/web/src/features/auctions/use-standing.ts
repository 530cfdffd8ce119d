import { useEffect, useState } from 'react';
import { useSession } from '../../platform/session/session.tsx';
import type { LiveView } from '../catalogue/public.ts';
import { ownPseudonym } from './own-pseudonym.ts';
import type { Standing } from './standing.ts';

/** The user's own place on an offer. */
export interface OwnPlace {
  readonly standing: Standing;
  /** Under which he bids there; null while that is not known. */
  readonly pseudonym: string | null;
}

/** Whether the user leads or has been overtaken: by his pseudonym when it is known here, else from his negotiations. */
export function useStanding(code: number, { seq, leader }: Pick<LiveView, 'seq' | 'leader'>): OwnPlace {
  const { user } = useSession();
  const [standing, setStanding] = useState<Standing>(null);
  const [pseudonym, setPseudonym] = useState<string | null>(null);
  const userCode = user?.codigoUsuario ?? null;
  useEffect(() => {
    let current = true;
    const ask = async (): Promise<void> => {
      if (userCode === null) {
        setPseudonym(null);
        return setStanding(null);
      }
      const place = { userCode, offerCode: code };
      const own = ownPseudonym(place);
      setPseudonym(own);
      if (own !== null && leader !== null) return setStanding(own === leader ? 'leads' : 'overtaken');
      const { findStanding } = await import('./find-standing.ts');
      const found = await findStanding(place);
      if (!current) return;
      setStanding(found);
      setPseudonym(ownPseudonym(place));
    };
    void ask();
    return () => {
      current = false;
    };
  }, [code, seq, leader, userCode]);
  return { standing, pseudonym };
}
