import pg from 'pg';
import type { Logger } from '../logging/logger.ts';

export type ChangeListener = (offerCodes: readonly number[] | 'any') => void;

/** Tells every process which offers changed. Publish after commit only; best effort. */
export interface LiveHub {
  publish(offerCode: number): void;
  /**
   * Calls back for every change anywhere, this process included; gives the way to stop. 'any' after a gap, in which changes may have
   * gone unheard.
   */
  onChange(listener: ChangeListener): () => void;
  close(): Promise<void>;
}

const channel = 'offer_changed';
/** Changes within this time travel in one notification: NOTIFY takes a database-wide lock at commit. */
const batchMs = 15;
/** Pause before a broken connection is opened again. */
const retryMs = 500;
/** Codes in one notification; its payload may hold 8,000 bytes. */
const batchSize = 400;

/** A hub over PostgreSQL LISTEN and NOTIFY, on a connection of its own that is opened again when it breaks. */
export async function openLiveHub(url: string, logger: Logger): Promise<LiveHub> {
  const listeners = new Set<ChangeListener>();
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const announcements = queueAnnouncements(() => client);

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'patio-live' });
    next.on('error', () => undefined);
    next.on('end', () => reconnect());
    next.on('notification', (message) => tell(listeners, message.payload ?? ''));
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
  };
  const reconnect = (): void => {
    client = undefined;
    // A connection that fails while it opens tells so twice.
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      connect().then(
        () => {
          for (const listener of listeners) listener('any');
          announcements.flush();
        },
        (error: unknown) => {
          logger.warn({ err: error }, 'live connection lost, trying again');
          reconnect();
        },
      );
    }, retryMs);
  };
  await connect();
  return {
    publish: announcements.add,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      announcements.stop();
      clearTimeout(retry);
      await client?.end();
    },
  };
}

/** Gathers changed offers and announces them together. Without a connection they wait: other processes have no gap to notice. */
function queueAnnouncements(connection: () => pg.Client | undefined) {
  const pending = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let underWay = false;
  const announce = async (client: pg.Client): Promise<void> => {
    const codes = [...pending].slice(0, batchSize);
    for (const code of codes) pending.delete(code);
    underWay = true;
    await client.query('select pg_notify($1, $2)', [channel, codes.join(',')]).catch(() => {
      for (const code of codes) pending.add(code);
    });
    underWay = false;
    if (pending.size > 0) timer ??= setTimeout(flush, batchMs);
  };
  const flush = (): void => {
    timer = undefined;
    const client = connection();
    // What comes meanwhile goes with the next one.
    if (client && !underWay && pending.size > 0) void announce(client);
  };
  return {
    flush,
    add: (offerCode: number): void => {
      pending.add(offerCode);
      timer ??= setTimeout(flush, batchMs);
    },
    stop: () => clearTimeout(timer),
  };
}

function tell(listeners: ReadonlySet<ChangeListener>, payload: string): void {
  const codes = payload.split(',').map(Number).filter(Number.isSafeInteger);
  for (const listener of listeners) listener(codes);
}
