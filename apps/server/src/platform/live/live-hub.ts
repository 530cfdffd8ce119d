import type { Logger } from '../logging/logger.ts';
import { queueAnnouncements } from './announcements.ts';
import { changeFromText, changeToText, type Change } from './change.ts';
import { openListening } from './listening.ts';

/** 'any' after a gap, in which changes may have been missed. */
export type ChangeListener = (changes: readonly Change[] | 'any') => void;

/** Announces changes to every process. Publish after commit only; best effort. */
export interface LiveHub {
  /** An offer's figures changed. */
  publish(offerCode: number): void;
  /** An account's notifications changed. */
  publishNotice(accountId: number): void;
  /** An account's deals on an offer changed. */
  publishNegotiation(accountId: number, offerCode: number): void;
  /** A conversation that an account reads changed. */
  publishMessage(accountId: number, conversation: number): void;
  /** Subscribes to every change anywhere, this process included; returns a function that unsubscribes. */
  onChange(listener: ChangeListener): () => void;
  /** Broadcasts a text to all processes under a name; unlike a change it may be lost. */
  broadcast(name: string, text: string): void;
  /** Subscribes to texts under a name; returns a function that unsubscribes. */
  onBroadcast(name: string, listener: (text: string) => void): () => void;
  close(): Promise<void>;
}

const changeChannel = 'offer_changed';
const broadcastChannel = 'patio_said';

interface Subscriber {
  readonly name: string;
  readonly listener: (text: string) => void;
}

/** A hub over PostgreSQL LISTEN and NOTIFY, on its own connection that is reopened when it breaks. */
export async function openLiveHub(url: string, logger: Logger): Promise<LiveHub> {
  const listeners = new Set<ChangeListener>();
  const subscribers = new Set<Subscriber>();
  const listening = await openListening(url, logger, {
    channels: [changeChannel, broadcastChannel],
    onMessage: (channel, payload) => {
      if (channel === changeChannel) notifyListeners(listeners, payload);
      else deliver(subscribers, payload);
    },
    onGap: () => {
      for (const listener of listeners) listener('any');
      announcements.flush();
    },
  });
  const announcements = queueAnnouncements(
    () => listening.isOpen() && ((payload) => listening.notify(changeChannel, payload)),
  );
  const publish = (change: Change): void => announcements.add(changeToText(change));
  return {
    publish: (offerCode) => publish({ kind: 'offer', offerCode }),
    publishNotice: (accountId) => publish({ kind: 'notice', accountId }),
    publishNegotiation: (accountId, offerCode) => publish({ kind: 'negotiation', accountId, offerCode }),
    publishMessage: (accountId, conversation) => publish({ kind: 'message', accountId, conversation }),
    onChange: (listener) => member(listeners, listener),
    broadcast: (name, text) => void listening.notify(broadcastChannel, `${name} ${text}`),
    onBroadcast: (name, listener) => member(subscribers, { name, listener }),
    close: () => {
      announcements.stop();
      return listening.close();
    },
  };
}

function member<Each>(set: Set<Each>, one: Each): () => void {
  set.add(one);
  return () => set.delete(one);
}

function notifyListeners(listeners: ReadonlySet<ChangeListener>, payload: string): void {
  const changes = payload.split(',').flatMap((text) => changeFromText(text) ?? []);
  for (const listener of listeners) listener(changes);
}

function deliver(subscribers: ReadonlySet<Subscriber>, payload: string): void {
  const at = payload.indexOf(' ');
  for (const { name, listener } of subscribers) {
    if (name === payload.slice(0, at)) listener(payload.slice(at + 1));
  }
}
