import type { DealMessage } from '@patio/contract/sales/deal-messages/deal-message.ts';
import type { OwnConversation } from '@patio/contract/sales/deal-messages/own-conversation.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { withLive } from '../../../platform/live/live.ts';
import { loadTalk, markRead, type Talk } from './message-calls.ts';

const REFRESH_MS = 20_000;

/** A conversation as it is shown: earlier pages before the latest, which is announced as it grows. */
export interface ShownTalk {
  readonly latest: Talk;
  readonly older: readonly DealMessage[];
  readonly hasOlder: boolean;
}

type State = ShownTalk | 'loading' | 'missing' | 'failed';

/** The conversation about a deal, live; what is on the screen of a visible tab is marked as read. */
export function useTalk({ tipo, id }: OwnConversation) {
  const which = useMemo(() => ({ tipo, id }), [tipo, id]);
  const [state, setState] = useState<State>('loading');
  const [interrupted, setInterrupted] = useState(false);
  const load = useCallback(async () => {
    const fresh = await loadTalk(which);
    setState((known) => joined(known, fresh));
  }, [which]);
  useEffect(() => {
    void load();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load();
    }, REFRESH_MS);
    const stop = withLive((live) => {
      const stops = [
        live.on('message', () => void load()),
        live.on('state', (line) => setInterrupted(line === 'interrupted')),
      ];
      return () => stops.forEach((end) => end());
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [load]);
  useReadMark(which, state);
  const loadOlder = async (): Promise<boolean> => {
    if (typeof state === 'string') return false;
    const first = (state.older[0] ?? state.latest.mensagens[0])?.codigo;
    const page = await loadTalk(which, first);
    if (typeof page === 'string') return false;
    setState((known) =>
      typeof known === 'string'
        ? known
        : { ...known, older: [...page.mensagens, ...known.older], hasOlder: page.temAntes },
    );
    return true;
  };
  return { state, interrupted, load, loadOlder };
}

/** What is shown stays when a later call fails; messages that left the latest page move to the earlier ones. */
function joined(known: State, fresh: Talk | 'missing' | 'failed'): State {
  if (fresh === 'failed') return typeof known === 'string' ? 'failed' : known;
  if (fresh === 'missing') return 'missing';
  const alone = { latest: fresh, older: [], hasOlder: fresh.temAntes };
  if (typeof known === 'string') return alone;
  const first = fresh.mensagens[0]?.codigo ?? 0;
  const overlaps = known.latest.mensagens.some(({ codigo }) => codigo >= first);
  if (!overlaps) return alone;
  const left = known.latest.mensagens.filter(({ codigo }) => codigo < first);
  return { ...known, latest: fresh, older: [...known.older, ...left] };
}

function useReadMark(which: OwnConversation, state: State): void {
  const unread =
    typeof state === 'string'
      ? undefined
      : state.latest.mensagens.findLast(({ minha, lidaEm }) => !minha && lidaEm === null)?.codigo;
  useEffect(() => {
    if (unread === undefined) return undefined;
    const mark = (): void => {
      if (document.visibilityState === 'visible') void markRead(which, unread);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [which, unread]);
}
