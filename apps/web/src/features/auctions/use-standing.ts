import { useEffect, useState } from 'react';
import { useSession } from '../../platform/session/session.tsx';
import type { LiveView } from '../catalogue/public.ts';
import { ownPseudonym } from './own-pseudonym.ts';
import type { Standing } from './standing.ts';

/** Whether the user leads or has been overtaken: by his pseudonym when it is known here, else from his negotiations. */
export function useStanding(code: number, { seq, leader }: Pick<LiveView, 'seq' | 'leader'>): Standing {
  const { user } = useSession();
  const [standing, setStanding] = useState<Standing>(null);
  const userCode = user?.codigoUsuario ?? null;
  useEffect(() => {
    let current = true;
    const ask = async (): Promise<void> => {
      if (userCode === null) return setStanding(null);
      const own = ownPseudonym({ userCode, offerCode: code });
      if (own !== null && leader !== null) return setStanding(own === leader ? 'leads' : 'overtaken');
      const { findStanding } = await import('./find-standing.ts');
      const found = await findStanding({ userCode, offerCode: code });
      if (current) setStanding(found);
    };
    void ask();
    return () => {
      current = false;
    };
  }, [code, seq, leader, userCode]);
  return standing;
}
