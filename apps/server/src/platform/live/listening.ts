import pg from 'pg';
import type { Logger } from '../logging/logger.ts';

/** Pause before a broken connection is opened again. */
const retryMs = 500;

/** What is heard over a connection that listens. */
export interface Heard {
  readonly channels: readonly string[];
  onHeard(channel: string, payload: string): void;
  /** The connection is there again; what was said meanwhile is lost. */
  onGap(): void;
}

/** A connection that listens to PostgreSQL's notifications and sends them. */
export interface Listening {
  isOpen(): boolean;
  /** False when it could not be sent. */
  notify(channel: string, payload: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens such a connection; it is opened again whenever it breaks. Errors: the first time it cannot be opened. */
export async function openListening(url: string, logger: Logger, heard: Heard): Promise<Listening> {
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'patio-live' });
    next.on('error', () => undefined);
    next.on('end', () => reconnect());
    next.on('notification', ({ channel, payload = '' }) => heard.onHeard(channel, payload));
    await next.connect();
    await next.query(heard.channels.map((channel) => `listen ${channel}`).join(';'));
    client = next;
  };
  const reconnect = (): void => {
    client = undefined;
    // A connection that fails while it opens tells so twice.
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      connect().then(heard.onGap, (error: unknown) => {
        logger.warn({ err: error }, 'live connection lost, trying again');
        reconnect();
      });
    }, retryMs);
  };
  await connect();
  return {
    isOpen: () => client !== undefined,
    notify: async (channel, payload) => {
      const sent = client?.query('select pg_notify($1, $2)', [channel, payload]);
      return sent === undefined ? false : sent.then(() => true).catch(() => false);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
