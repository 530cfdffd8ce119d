import { fork } from 'node:child_process';
import path from 'node:path';
import type { WatchingAnswer, WatchingTask } from './watching.ts';

/** A process that watches an offer over many lines. */
export interface WatcherProcess {
  /** When each line got the event of that id; epoch milliseconds. Ask before the event can happen. */
  arrivalsOf(id: number): Promise<readonly number[]>;
  stop(): void;
}

const timeoutMs = 30_000;

/** Opens `count` lines on an offer's live address from one process. */
export async function startWatchers(task: {
  readonly port: number;
  readonly path: string;
  readonly count: number;
  readonly from: string;
}): Promise<WatcherProcess> {
  const child = fork(path.join(import.meta.dirname, 'watching.ts'));
  const ask = (question: WatchingTask): Promise<WatchingAnswer> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('Not every watcher got the event.')), timeoutMs * 3);
      child.once('message', (answer: WatchingAnswer | { failure: string }) => {
        clearTimeout(late);
        if ('failure' in answer) reject(new Error(answer.failure));
        else resolve(answer);
      });
      child.send(question);
    });
  await ask({ kind: 'open', ...task });
  return {
    arrivalsOf: async (id) => {
      const answer = await ask({ kind: 'await', id });
      return 'arrivals' in answer ? answer.arrivals : [];
    },
    stop: () => child.disconnect(),
  };
}
