import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../../../../platform/clock/clock.ts';
import { openDatabase } from '../../../../platform/db/database.ts';
import { collectGarbage } from '../../../../platform/memory/collect-garbage.ts';
import { codeOf, isUnavailable } from '../../../../platform/db/failures.ts';
import { listSettings, type ListSettings } from './list-settings.ts';
import { listsHere } from './lists-here.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

/** The list thread: reads the open offers, reports when done, and answers requests. */

/** Connections of this thread; offers of pages are short reads. */
const connections = 2;
const reloadMs = 1000;
/** At a lower priority than the loop that decides bids, if the system has thread priorities. */
const priority = 15;

async function load(lists: ReturnType<typeof listsHere>): Promise<void> {
  for (;;) {
    try {
      await lists.load();
      return;
    } catch {
      // The database is not available yet, or not any more: requests fail with that meanwhile.
      await new Promise((resolve) => setTimeout(resolve, reloadMs));
    }
  }
}

function run(settings: ListSettings, port: NonNullable<typeof parentPort>): void {
  if (process.platform === 'linux') setPriority(0, priority);
  const database = openDatabase({
    url: settings.databaseUrl,
    max: connections,
    applicationName: 'patio-api-lists',
    // As in the main loop: people wait for it.
    timeoutMs: 10_000,
    statementMs: 2000,
  });
  const say = (message: FromThread) => port.postMessage(message);
  const warn = (text: string) => say({ kind: 'noted', text });
  const lists = listsHere({ settings, database, clock: systemClock, warn });
  const end = () =>
    lists
      .close()
      .then(() => database.close())
      .finally(() => process.exit());
  port.on('message', (message: ToThread) => {
    if (message === null) return void end();
    const { id, ask } = message;
    lists.answer(ask).then(
      (reply) => say({ kind: 'answered', id, reply }),
      (error: unknown) => {
        const code = isUnavailable(error) ? 'ECONNREFUSED' : codeOf(error);
        say({ kind: 'failed', id, text: String(error), code: code === null ? {} : { code } });
      },
    );
  });
  void load(lists).then(() => {
    collectGarbage();
    say({ kind: 'loaded' });
  });
}

if (parentPort) run(listSettings.parse(workerData), parentPort);
