/** A stop was requested. */
export class Stopped extends Error {}

/** Ctrl-C, a service manager or a closed terminal, as one awaitable request. */
export type StopRequest = {
  /** Returns when a user asks. */
  asked: Promise<void>;
  /** Throws `Stopped` if a stop was requested. */
  check(): void;
  /** The result of `work`, or `Stopped` if a stop is requested before it is available. */
  orStop<T>(work: Promise<T>): Promise<T>;
  /** Calls back on another request, at least a second later. */
  onInsisted(hurry: () => void): void;
};

/** Signals that arrive together are one request: npm repeats what the terminal has sent. */
const TOGETHER_MS = 1000;

/** Listens for SIGINT, SIGTERM and SIGHUP from now on. */
export function listenForStop(now: () => number): StopRequest {
  let askedAt: number | null = null;
  let hurry: (() => void) | null = null;
  const asked = new Promise<void>((resolve) => {
    const ask = () => {
      if (askedAt === null) {
        askedAt = now();
        resolve();
      } else if (now() - askedAt > TOGETHER_MS) hurry?.();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  });
  const stopped = asked.then(() => {
    throw new Stopped();
  });
  stopped.catch(() => undefined);
  return {
    asked,
    check: () => {
      if (askedAt !== null) throw new Stopped();
    },
    orStop: (work) => Promise.race([work, stopped]),
    onInsisted: (callback) => {
      hurry = callback;
    },
  };
}
