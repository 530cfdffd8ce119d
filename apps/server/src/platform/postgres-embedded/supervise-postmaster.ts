import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedError } from './embedded-error.ts';
import type { Places } from './find-places.ts';
import { freePort } from './free-port.ts';
import { launchPostmaster, type Launched } from './launch-postmaster.ts';
import { loopbackUrl } from './password.ts';
import { stopPostmaster } from './stop-postmaster.ts';

/** After a power cut the log is replayed first. */
const PATIENCE_MS = 300_000;
const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 5000;
/** A port taken at the last moment, or sessions of a killed server that are still ending: both are temporary. */
const PASSING = /Address already in use|still in use|already exists|is starting up|is in recovery/;

/** A server that is restarted at the same URL when it exits. */
export type SupervisedPostmaster = {
  url: string;
  /** The server's own database, for creating others. */
  adminUrl: string;
  stop(): Promise<void>;
  onRestart(notify: (sentence: string) => void): void;
};

type Options = { password: string; durable: boolean; logFile: string };

/** Starts a server and keeps it running until `stop`. Throws `EmbeddedError` when the first start fails. */
export async function supervisePostmaster(places: Places, options: Options): Promise<SupervisedPostmaster> {
  let notify: (sentence: string) => void = () => undefined;
  let stopping = false;
  let restarting: Promise<void> = Promise.resolve();
  const first = await launchAnywhere(places, options);
  const { port } = first;
  let { server } = first;

  const watch = () => {
    server.child.once('exit', () => {
      if (!stopping) restarting = restart();
    });
  };
  const restart = async () => {
    notify('the embedded PostgreSQL ended; starting it again');
    for (let delay = FIRST_DELAY_MS; !stopping; delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
      await pause(delay);
      const outcome = await launchPostmaster(places, { ...options, port, timeoutMs: PATIENCE_MS });
      if (!('failure' in outcome)) {
        server = outcome;
        watch();
        return;
      }
      notify(`the embedded PostgreSQL did not start: ${outcome.failure}; trying again`);
    }
  };
  watch();

  const url = loopbackUrl(port, options.password);
  return {
    url,
    adminUrl: url.replace(/\/[^/]*$/, '/postgres'),
    onRestart: (callback) => {
      notify = callback;
    },
    stop: async () => {
      stopping = true;
      await restarting;
      await end(server);
    },
  };
}

async function end({ child }: Launched): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
    await stopPostmaster(child.pid);
}

async function launchAnywhere(places: Places, options: Options): Promise<{ server: Launched; port: number }> {
  let failure = '';
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    const port = await freePort();
    const outcome = await launchPostmaster(places, { ...options, port, timeoutMs: PATIENCE_MS });
    if (!('failure' in outcome)) return { server: outcome, port };
    failure = outcome.failure;
    if (!PASSING.test(failure)) break;
    await pause(attempt * 400);
  }
  throw new EmbeddedError(
    `The embedded PostgreSQL did not start: ${failure} (all of it in ${options.logFile}).`,
  );
}
