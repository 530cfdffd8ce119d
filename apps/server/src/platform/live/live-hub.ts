import pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import { queueAnnouncements } from './announcements.ts';
import { changeFromText, changeToText, type Change } from './change.ts';

/** 'any' after a gap, in which changes may have gone unheard. */
export type ChangeListener = (changes: readonly Change[] | 'any') => void;

/** Tells every process what changed. Publish after commit only; best effort. */
export interface LiveHub {
  /** An offer's figures changed. */
  publish(offerCode: number): void;
  /** An account's notifications changed. */
  publishNotice(accountId: number): void;
  /** Something that an account has going on an offer changed. */
  publishNegotiation(accountId: number, offerCode: number): void;
  /** Calls back for every change anywhere, this process included; gives the way to stop. */
  onChange(listener: ChangeListener): () => void;
  /** Says a text to the other processes under a name; unlike a change it may be lost. */
  say(name: string, text: string): void;
  /** Calls back for what other processes, or this one, say under a name; gives the way to stop. */
  onSaid(name: string, listener: (text: string) => void): () => void;
  close(): Promise<void>;
}

const channel = 'offer_changed';
const saidChannel = 'patio_said';
/** Pause before a broken connection is opened again. */
const retryMs = 500;

/** A hub over PostgreSQL LISTEN and NOTIFY, on a connection of its own that is opened again when it breaks. */
export async function openLiveHub(url: string, logger: Logger): Promise<LiveHub> {
  const listeners = new Set<ChangeListener>();
  const hearers = new Set<{ readonly name: string; readonly listener: (text: string) => void }>();
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const notify = (to: string, payload: string): Promise<boolean> =>
    client === undefined
      ? Promise.resolve(false)
      : client.query('select pg_notify($1, $2)', [to, payload]).then(
          () => true,
          () => false,
        );
  const announcements = queueAnnouncements(() => client && ((payload) => notify(channel, payload)));
  const publish = (change: Change): void => announcements.add(changeToText(change));

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'patio-live' });
    next.on('error', () => undefined);
    next.on('end', () => reconnect());
    next.on('notification', ({ channel: from, payload = '' }) => {
      if (from === channel) tell(listeners, payload);
      else hear(hearers, payload);
    });
    await next.connect();
    await next.query(`listen ${channel}; listen ${saidChannel}`);
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
    publish: (offerCode) => publish({ kind: 'offer', offerCode }),
    publishNotice: (accountId) => publish({ kind: 'notice', accountId }),
    publishNegotiation: (accountId, offerCode) => publish({ kind: 'negotiation', accountId, offerCode }),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say: (name, text) => void notify(saidChannel, `${name} ${text}`),
    onSaid(name, listener) {
      const hearer = { name, listener };
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    async close() {
      closed = true;
      announcements.stop();
      clearTimeout(retry);
      await client?.end();
    },
  };
}

function tell(listeners: ReadonlySet<ChangeListener>, payload: string): void {
  const changes = payload.split(',').flatMap((text) => changeFromText(text) ?? []);
  for (const listener of listeners) listener(changes);
}

function hear(
  hearers: ReadonlySet<{ readonly name: string; readonly listener: (text: string) => void }>,
  payload: string,
): void {
  const at = payload.indexOf(' ');
  for (const { name, listener } of hearers) {
    if (name === payload.slice(0, at)) listener(payload.slice(at + 1));
  }
}
