import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../http/api-error.ts';
import type { Paper } from './paper.ts';

/** What the thread answers. */
export type Written = { readonly id: number } & (
  | { readonly bytes: Uint8Array }
  | { readonly failed: string }
);

interface Waiting {
  resolve(bytes: Buffer): void;
  reject(error: unknown): void;
}

/** Papers that wait for the thread: more are refused, so that nobody fills the memory with them. */
const MOST_WAITING = 16;
/** A paper takes a fraction of a second; the thread is given up after this. */
const LONGEST_MS = 20_000;
/** The thread ends when nobody has wanted a paper for this long. */
const IDLE_MS = 60_000;
/** Papers that are remembered, the most recent. */
const MOST_REMEMBERED = 64;

/** Writes papers in a thread of its own, so that no bid waits for one; the same paper is written once while it is remembered. */
export class PaperThread {
  readonly #waiting = new Map<number, Waiting>();
  readonly #written = new Map<string, Promise<Buffer>>();
  #thread: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #asked = 0;

  /** The PDF of a paper. Errors: `overloaded`. */
  write(paper: Paper): Promise<Buffer> {
    const key = createHash('sha256').update(JSON.stringify(paper)).digest('hex');
    const known = this.#written.get(key);
    this.#written.delete(key);
    const written = known ?? this.#ask(paper);
    this.#written.set(key, written);
    written.catch(() => this.#written.delete(key));
    const [oldest] = this.#written.keys();
    if (oldest !== undefined && this.#written.size > MOST_REMEMBERED) this.#written.delete(oldest);
    return written;
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#thread?.terminate();
  }

  async #ask(paper: Paper): Promise<Buffer> {
    if (this.#waiting.size >= MOST_WAITING) throw new ApiError('overloaded');
    const thread = (this.#thread ??= this.#start());
    clearTimeout(this.#idle);
    this.#asked += 1;
    const id = this.#asked;
    const limit = setTimeout(() => void thread.terminate(), LONGEST_MS);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        thread.postMessage({ id, paper });
      });
    } finally {
      clearTimeout(limit);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#rest();
    }
  }

  #start(): Worker {
    const thread = new Worker(new URL('paper-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    thread.unref();
    thread.on('message', (message: Written) => {
      const waiting = this.#waiting.get(message.id);
      if ('bytes' in message) waiting?.resolve(Buffer.from(message.bytes));
      else waiting?.reject(new Error(message.failed));
    });
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      if (this.#thread === thread) this.#thread = null;
      for (const { reject } of this.#waiting.values()) reject(new ApiError('overloaded'));
    });
    return thread;
  }

  #rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#thread?.terminate(), IDLE_MS);
    this.#idle.unref();
  }
}
