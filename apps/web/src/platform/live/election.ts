const NAME = 'patio-live';

/** What an election needs of the browser's locks. */
export interface Locks {
  request(
    name: string,
    options: { readonly steal?: boolean; readonly signal?: AbortSignal },
    hold: () => Promise<void>,
  ): Promise<unknown>;
}

/** A tab's part in the election of the one that holds the stream. */
export interface Candidacy {
  /** Takes over from a leader that no longer answers. */
  seize(): void;
  /** Resigns, and lets another one lead. */
  stop(): void;
}

/**
 * Makes this tab lead as soon as no other one does. `lead` starts it and returns a function that stops it; it is called again after a loss
 * and a return.
 */
export function stand(locks: Locks, lead: () => () => void): Candidacy {
  const over = new AbortController();
  let release: (() => void) | null = null;
  let waiting = false;

  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      if (over.signal.aborted) return resolve();
      const stop = lead();
      release = () => {
        release = null;
        stop();
        resolve();
      };
    });
  const wait = (): void => {
    if (waiting || over.signal.aborted) return;
    waiting = true;
    locks
      .request(NAME, { signal: over.signal }, () => {
        waiting = false;
        return hold();
      })
      .then(lost, lost);
  };
  // Stolen by another tab, or given up.
  const lost = (): void => {
    release?.();
    wait();
  };
  wait();
  return {
    seize() {
      if (release === null && !over.signal.aborted) {
        locks.request(NAME, { steal: true }, hold).then(lost, lost);
      }
    },
    stop() {
      over.abort();
      release?.();
    },
  };
}
