import { fork } from 'node:child_process';
import path from 'node:path';
import type { BareBytesTask } from './bare-bytes.ts';
import type { BareReactTask } from './bare-react.ts';
import type { BareSqlTask } from './bare-sql.ts';

interface Tasks {
  readonly 'bare-sql.ts': BareSqlTask;
  readonly 'bare-bytes.ts': BareBytesTask;
  readonly 'bare-react.ts': BareReactTask;
}

/** A limit that listens, in a process of its own. */
export interface Limit {
  readonly port: number;
  stop(): void;
}

/** Starts one of the bare programs and answers where it listens. */
export function startLimit<N extends keyof Tasks>(program: N, task: Tasks[N]): Promise<Limit> {
  // Dates and bytes among the parameters arrive as what they are.
  const child = fork(path.join(import.meta.dirname, program), {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${program} ended.`)));
    child.once('message', (answer: { port: number } | { failure: string }) => {
      if ('port' in answer) resolve({ port: answer.port, stop: () => child.disconnect() });
      else reject(new Error(answer.failure));
    });
    child.send(task);
  });
}
