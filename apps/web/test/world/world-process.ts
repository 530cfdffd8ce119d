import { fork, type ChildProcess } from 'node:child_process';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The process that prepares things in the database of the tried product; it answers one message for each that it gets. */
export class WorldProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(dataDir: string) {
    this.#child = fork('apps/server/test/processes/serve-world.ts', [], {
      execArgv: [],
      env: { PATH: process.env['PATH'], PATIO_DATA_DIR: dataDir, NODE_ENV: 'test' },
    });
    this.#child.on('message', (message) => this.#settle(message));
    this.#child.on('exit', (code) => this.#failAll(new Error(`The world process ended (code ${code}).`)));
  }

  /** Sends a command and answers its reply. Errors: the words of the process. */
  ask(command: string, input: object): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#child.send({ id, command, input });
    });
  }

  /** Lets this process end although the other one still waits for commands; it then ends too. */
  detach(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }

  close(): void {
    this.#child.disconnect();
  }

  #settle(message: unknown): void {
    if (typeof message !== 'object' || message === null) return;
    const id: unknown = Reflect.get(message, 'id');
    const waiting = typeof id === 'number' ? this.#waiting.get(id) : undefined;
    if (waiting === undefined || typeof id !== 'number') return;
    this.#waiting.delete(id);
    const error: unknown = Reflect.get(message, 'error');
    if (typeof error === 'string') waiting.reject(new Error(error));
    else waiting.resolve(Reflect.get(message, 'reply'));
  }

  #failAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
