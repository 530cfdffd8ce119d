import { refresh } from '../api/browser-api.ts';
import { apiFetch } from '../api/api-fetch.ts';
import { currentToken } from '../session/token.ts';
import { stand, type Candidacy, type Locks } from './election.ts';
import { Leader } from './leader.ts';
import { readMessage, type Message } from './messages.ts';
import { Tab } from './tab.ts';

const CHANNEL = 'patio-live';
/** Between two attempts to renew a session that the stream did not know. */
const RENEWAL_MS = 60_000;

let leader: Leader | null = null;
let renewedAt = -RENEWAL_MS;

/** Starts this tab’s part in the one event stream of the browser. */
export function startEngine(): Tab {
  // Only secure contexts have better ones.
  const id = `${Date.now()}-${Math.random()}`;
  let channel: BroadcastChannel | null = null;
  let candidacy: Candidacy | null = null;
  const receive = (message: Message): void => {
    leader?.receive(message);
    tab.receive(message);
  };
  const send = (message: Message): void => {
    channel?.postMessage(message);
    // Never during another action of the user.
    queueMicrotask(() => receive(message));
  };
  const tab = new Tab({
    id,
    send,
    seize: () => candidacy?.seize(),
    visible: () => document.visibilityState === 'visible',
  });
  const lead = (): (() => void) => {
    const held = new Leader({ request: requestLine, post: send, now: Date.now, random: Math.random });
    leader = held;
    return () => {
      held.stop();
      if (leader === held) leader = null;
    };
  };
  const join = (): void => {
    const locks = locksOf();
    if (locks !== null && 'BroadcastChannel' in window) {
      channel = new BroadcastChannel(CHANNEL);
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = readMessage(data);
        if (message !== null) receive(message);
      });
      candidacy = stand(locks, lead);
    } else {
      const stop = lead();
      candidacy = { seize: () => {}, stop };
    }
  };
  const leave = (): void => {
    candidacy?.stop();
    channel?.close();
    channel = null;
  };
  join();
  tab.on('unread', (count) => {
    if (count === null && leader !== null) void renewSession();
  });
  watchBrowser(tab, {
    join,
    leave: () => {
      send({ kind: 'bye', from: id });
      leave();
    },
  });
  return tab;
}

/** Notifies tab and stream when the page becomes visible, when the network goes down, and when the page is frozen. */
function watchBrowser(tab: Tab, { join, leave }: { join(): void; leave(): void }): void {
  document.addEventListener('visibilitychange', () => tab.look());
  window.addEventListener('online', () => leader?.network(true));
  window.addEventListener('offline', () => leader?.network(false));
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    join();
    tab.look();
  });
}

/** The stream did not know the session: perhaps only its token was too old. */
async function renewSession(): Promise<void> {
  if (currentToken() === null || Date.now() - renewedAt < RENEWAL_MS) return;
  renewedAt = Date.now();
  if (await refresh()) leader?.renew();
}

function requestLine(query: URLSearchParams, signal: AbortSignal): Promise<Response> {
  const text = query.toString();
  return apiFetch(text === '' ? '/live' : `/live?${text}`, {
    headers: { accept: 'text/event-stream' },
    cache: 'no-store',
    signal,
  });
}

function locksOf(): Locks | null {
  return 'locks' in navigator ? navigator.locks : null;
}
