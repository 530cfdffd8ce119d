import pg from 'pg';
import type { Logger } from '../logging/logger.ts';

/** Tells every process which offers changed. Publish after commit only; best effort. */
export interface LiveHub {
  publish(offerCode: number): void;
  /** Calls back for every change anywhere, this process included; gives the way to stop. */
  onChange(listener: (offerCodes: readonly number[]) => void): () => void;
  close(): Promise<void>;
}

const channel = 'offer_changed';
/** Changes within this time travel in one notification: NOTIFY takes a database-wide lock at commit. */
const batchMs = 15;
/** Codes in one notification; its payload may hold 8,000 bytes. */
const batchSize = 400;

/** A hub over PostgreSQL LISTEN and NOTIFY, on a connection of its own that is opened again when it breaks. */
export async function openLiveHub(url: string, logger: Logger): Promise<LiveHub> {
  const listeners = new Set<(codes: readonly number[]) => void>();
  const pending = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let client: pg.Client | undefined;

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
    if (closed) return;
    const retry = setTimeout(() => {
      connect().catch((error: unknown) => {
        logger.warn({ err: error }, 'live connection lost, trying again');
        reconnect();
      });
    }, 500);
    retry.unref();
  };
  const flush = (): void => {
    timer = undefined;
    const codes = [...pending].slice(0, batchSize);
    for (const code of codes) pending.delete(code);
    if (pending.size > 0) timer = setTimeout(flush, batchMs);
    client?.query('select pg_notify($1, $2)', [channel, codes.join(',')]).catch(() => undefined);
  };

  await connect();
  return {
    publish(offerCode) {
      pending.add(offerCode);
      timer ??= setTimeout(flush, batchMs);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

function tell(listeners: ReadonlySet<(codes: readonly number[]) => void>, payload: string): void {
  const codes = payload.split(',').map(Number).filter(Number.isSafeInteger);
  for (const listener of listeners) listener(codes);
}
