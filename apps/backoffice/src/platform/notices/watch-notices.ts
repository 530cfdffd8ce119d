import { readEvents } from '@patio/api-client/read-events.ts';
import { watchOffice } from '@patio/contract/trading/live/watch-office.ts';
import { z } from 'zod';
import { officeFetch, parsed } from '../api/office-send.ts';
import { renewSession } from '../session/session-store.ts';

interface Watcher {
  readonly onNotice: (notice: StreamedNotice) => void;
  /** The number of unread ones has changed. */
  readonly onChange: () => void;
  /** A conversation with a buyer has changed. */
  readonly onMessage: () => void;
}

const notice = z.object({ codigo: z.number(), titulo: z.string() });
/** A notification as the stream reports it. */
export type StreamedNotice = z.output<typeof notice>;

/** Pauses between attempts, in milliseconds: longer each time, up to the last. */
const PAUSES = [1000, 3000, 10_000, 30_000] as const;

/** Follows the notifications of the user by the stream of the back office until the returned function is called. */
export function watchNotices({ onNotice, onChange, onMessage }: Watcher): () => void {
  const ended = new AbortController();
  const follow = async (): Promise<void> => {
    for (let failures = 0; !ended.signal.aborted; failures += 1) {
      const opened = await openStream(ended.signal, {
        onEvent: (name, data) => {
          failures = 0;
          if (name === 'sessao') onChange();
          if (name === 'mensagem') onMessage();
          const read = notice.safeParse(parsed(data));
          if (name === 'aviso' && read.success) onNotice(read.data);
        },
        onSign: () => undefined,
      });
      if (opened === 'unauthorized') await renewSession();
      await pause(PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 30_000, ended.signal);
    }
  };
  void follow();
  return () => ended.abort();
}

/** Reads the stream to its end. */
async function openStream(
  signal: AbortSignal,
  reader: Parameters<typeof readEvents>[1],
): Promise<'ended' | 'unauthorized'> {
  try {
    const { path, method } = watchOffice;
    const response = await officeFetch({
      method,
      path,
      headers: { accept: 'text/event-stream' },
      body: undefined,
      signal,
    });
    if (response.status === 401) return 'unauthorized';
    if (response.ok && response.body !== null) await readEvents(response.body, reader);
  } catch {
    // The connection was lost, or the watcher has left.
  }
  return 'ended';
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
