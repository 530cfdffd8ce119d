import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ServerDeps } from '../../../../deps.ts';
import type { ListReply, Lists } from './list-ask.ts';
import { listSettingsOf } from './list-settings.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

/** Milliseconds before a thread that exited is restarted. */
const restartMs = 500;
/** Milliseconds that a closing thread has to save its index. */
const savingAtMostMs = 5000;

interface Waiting {
  readonly resolve: (reply: ListReply) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Answers list requests in a separate thread, so that filtering, counting and compressing never delay a bid (rule 0.37). A thread that
 * exits is restarted; its pending requests fail as if the database were unavailable.
 */
export function listsInThread({ config, logger }: Pick<ServerDeps, 'config' | 'logger'>): Lists {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let loaded = false;
  let closing = false;
  let worker = start();

  function start(): Worker {
    const thread = new Worker(new URL('list-worker.ts', import.meta.url), {
      workerData: listSettingsOf(config),
    });
    thread.on('message', (message: FromThread) => receive(message));
    thread.on('error', (error) => logger.error({ err: error }, 'the thread of lists failed'));
    thread.once('exit', () => {
      loaded = false;
      for (const { reject } of waiting.values()) reject(goneError());
      waiting.clear();
      setTimeout(() => {
        if (!closing) worker = start();
      }, restartMs).unref();
    });
    return thread;
  }

  function receive(message: FromThread): void {
    if (message.kind === 'loaded') {
      loaded = true;
      return;
    }
    if (message.kind === 'noted') {
      logger.warn(message.text);
      return;
    }
    const caller = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'failed') caller?.reject(Object.assign(new Error(message.text), message.code));
    else caller?.resolve(message.reply);
  }

  return {
    answer: (ask) =>
      new Promise((resolve, reject) => {
        if (closing) return reject(goneError());
        asked += 1;
        waiting.set(asked, { resolve, reject });
        const message: ToThread = { id: asked, ask };
        worker.postMessage(message);
      }),
    isLoaded: () => loaded,
    close: async () => {
      if (closing) return;
      closing = true;
      await finish(worker);
    },
  };
}

/** Lets a thread save its index and exit, unless it has exited already. */
async function finish(worker: Worker): Promise<void> {
  if (worker.threadId === -1) return;
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const end: ToThread = null;
  worker.postMessage(end);
  await Promise.race([ended, pause(savingAtMostMs, undefined, { ref: false })]);
  await worker.terminate();
}

/** The driver's error for a connection that cannot be opened. */
const goneError = () =>
  Object.assign(new Error('The thread of lists is not there.'), { code: 'ECONNREFUSED' });
