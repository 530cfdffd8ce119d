import { useCallback, useEffect, useState } from 'react';
import { withLive } from '../live/live.ts';

/** What a part of a page shows: that it is being read, that it could not be, or what was read. */
export type LivePart<Content> = Content | 'loading' | 'failed';

/**
 * A part of the page of a deal: read, and again whenever the server reports a change to the user's negotiations. What is shown stays when a
 * later reading fails. `read` is one function for all renders, else it is read with each.
 */
export function useLivePart<Content extends object | null>(
  read: (code: number) => Promise<Content>,
  code: number,
) {
  const [part, show] = useState<LivePart<Content>>('loading');
  const load = useCallback(async () => {
    const fresh = await read(code).catch(() => 'failed' as const);
    show((known) => (fresh === 'failed' && known !== 'loading' ? known : fresh));
  }, [read, code]);
  useEffect(() => {
    void load();
    return withLive((live) => live.on('negotiation', () => void load()));
  }, [load]);
  const retry = (): void => {
    show('loading');
    void load();
  };
  return { part, show, load, retry };
}
