import pg from 'pg';
import type { Logger } from '../logging/logger.ts';

/** Pause before a broken connection is reopened. */
const retryMs = 500;
/** Timeout for opening the connection, and for a periodic check. With pipelining, the driver ends a connection whose reply takes longer. */
const answerMs = 3000;
const askEveryMs = 5000;

/** Callbacks for what a listening connection receives. */
export interface Received {
  readonly channels: readonly string[];
  onMessage(channel: string, payload: string): void;
  /** The connection is back; notifications sent meanwhile are lost. */
  onGap(): void;
}

/** A connection that listens to PostgreSQL's notifications and sends them. */
export interface Listening {
  isOpen(): boolean;
  /** False when it could not be sent. */
  notify(channel: string, payload: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens such a connection; it is reopened whenever it breaks. Errors: if it cannot be opened the first time. */
export async function openListening(url: string, logger: Logger, received: Received): Promise<Listening> {
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isLost = false;
  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'patio-live',
      connectionTimeoutMillis: answerMs,
      pipeline: true,
      query_timeout: answerMs,
    });
    next.on('error', () => undefined);
    next.on('end', () => reconnect());
    next.on('notification', ({ channel, payload = '' }) => received.onMessage(channel, payload));
    try {
      await next.connect();
      await next.query(received.channels.map((channel) => `listen ${channel}`).join(';'));
    } catch (error) {
      next.connection.stream.destroy();
      throw error;
    }
    client = next;
  };
  const reconnect = (): void => {
    client = undefined;
    // A connection that fails while it opens reports the error twice.
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      connect().then(onBack, onFailure);
    }, retryMs);
  };
  const onBack = (): void => {
    if (isLost) logger.warn('live connection is back');
    isLost = false;
    received.onGap();
  };
  const onFailure = (error: unknown): void => {
    if (!isLost) logger.warn({ err: error }, 'live connection lost, trying until it is back');
    isLost = true;
    reconnect();
  };
  await connect();
  const stopAsking = askNowAndThen(() => client);
  return {
    isOpen: () => client !== undefined,
    notify: async (channel, payload) => {
      const sent = client?.query('select pg_notify($1, $2)', [channel, payload]);
      return sent === undefined ? false : sent.then(() => true).catch(() => false);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      stopAsking();
      await client?.end();
    },
  };
}

/** Closes a connection whose other end has silently vanished; returns a function that stops the checks. */
function askNowAndThen(current: () => pg.Client | undefined): () => void {
  const asking = setInterval(() => {
    current()
      ?.query('select 1')
      .catch(() => undefined);
  }, askEveryMs);
  asking.unref();
  return () => clearInterval(asking);
}
