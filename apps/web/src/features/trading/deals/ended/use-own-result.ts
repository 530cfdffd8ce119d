import { useEffect, useState } from 'react';
import { withLive } from '../../../../platform/live/live.ts';
import { useSession } from '../../../../platform/session/session.tsx';
import type { ResultView } from '../../../catalogue/catalogue/public.ts';
import type { OwnResultView } from './load-own-result.ts';

const NOTHING: OwnResultView = { what: null, price: null, purchase: null };

/**
 * What an offer that is over means to the signed-in user: loaded once its result is known, and reloaded whenever the server reports a
 * change to their negotiations. `waiting` until the first answer; nothing for visitors.
 */
export function useOwnResult(code: number, result: ResultView | null): OwnResultView | 'waiting' {
  const { user } = useSession();
  const userCode = user?.codigoUsuario ?? null;
  const [own, setOwn] = useState<OwnResultView | 'waiting'>('waiting');
  const how = result?.how ?? null;
  useEffect(() => {
    if (userCode === null || how === null || how === 'apuracao') return undefined;
    let current = true;
    const load = async (): Promise<void> => {
      const { loadOwnResult } = await import('./load-own-result.ts');
      const loaded = await loadOwnResult(code);
      // A known result stays when a later call fails.
      if (current) setOwn((known) => loaded ?? (known === 'waiting' ? NOTHING : known));
    };
    void load().catch(() => undefined);
    const stop = withLive((live) =>
      live.on('negotiation', (offerCode) => {
        if (offerCode === null || offerCode === code) void load().catch(() => undefined);
      }),
    );
    return () => {
      current = false;
      stop();
    };
  }, [code, how, userCode]);
  return userCode === null ? NOTHING : own;
}
