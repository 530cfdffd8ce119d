import { flushCompileCache } from 'node:module';
import type { Config } from '../config/config.ts';
import { collectGarbage } from '../platform/memory/collect-garbage.ts';
import { announcement } from './announce.ts';
import { checkPort } from './checks/check-port.ts';
import { asProduct, embeddedDatabase } from './database.ts';
import { lockDataDir } from './checks/lock-data-dir.ts';
import { loadDemoOnce, prepareDatabase } from './prepare-database.ts';
import { runRoles } from './run-roles.ts';
import { reachable, type Programs } from './role-command.ts';
import { withSecretKey } from './checks/secret-key.ts';
import { StartError } from './start-error.ts';
import { listenForStop, Stopped, type StopRequest } from './stop-request.ts';

/** The output of the supervisor: `say` for information, `complain` for errors. Each gets whole lines. */
export type Voice = { say(text: string): void; complain(text: string): void };

type Undo = () => Promise<void>;

/**
 * Runs the roles of a node in their own processes on one database, from the first check to the last process. Returns the exit code: 0 after
 * a requested stop, 1 after a failure, which was reported in one sentence.
 */
export async function supervise(config: Config, voice: Voice, programs: Programs): Promise<number> {
  const stop = listenForStop(() => performance.now());
  const undo: Undo[] = [];
  let code = 0;
  try {
    await run({ given: config, voice, programs, stop, undo });
  } catch (error) {
    if (error instanceof StartError) {
      code = 1;
      for (const sentence of error.sentences) voice.complain(`${sentence}\n`);
    } else if (!(error instanceof Stopped)) {
      code = 1;
      voice.complain(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    }
  }
  for (const step of undo.reverse()) await step();
  return code;
}

type Start = { given: Config; voice: Voice; programs: Programs; stop: StopRequest; undo: Undo[] };

async function run({ given, voice, programs, stop, undo }: Start): Promise<void> {
  const started = performance.now();
  const log = (line: string) => voice.say(`  ${line}\n`);
  const port = await takePlace(given, undo);
  const publicUrl = given.port === 0 ? given.publicUrl.replace(/:0$/, `:${port}`) : given.publicUrl;
  const keyed = await withSecretKey({ ...given, port, publicUrl });
  stop.check();
  const isEmbedded = given.database.url === null;
  const owning = await withDatabase(keyed, log, undo, voice);
  stop.check();
  await prepareDatabase(owning, log);
  stop.check();
  if (owning.demo) await loadDemoOnce(programs, owning, isEmbedded, stop);
  const config = isEmbedded ? await asProduct(owning) : owning;
  const roles = await runRoles(programs, config, log);
  stop.onInsisted(roles.kill);
  undo.push(async () => {
    log('finishing what is under way');
    await roles.drain();
  });
  const broken = roles.broken.then((sentence) => {
    throw new StartError(sentence);
  });
  broken.catch(() => undefined);
  await Promise.race([stop.orStop(roles.ready()), broken]);
  const shown =
    config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : reachable(config.host);
  voice.say(announcement(config, `http://${shown}:${port}`, performance.now() - started));
  // A killed process would not save its compile cache.
  flushCompileCache();
  collectGarbage();
  await Promise.race([stop.asked, broken]);
}

/** Claims the data directory and the port before anything slow; reports both if both are taken. */
async function takePlace(config: Config, undo: Undo[]): Promise<number> {
  const refusals: string[] = [];
  const refused = (error: unknown): null => {
    if (!(error instanceof StartError)) throw error;
    refusals.push(...error.sentences);
    return null;
  };
  const lock = await lockDataDir(config.dataDir).catch(refused);
  if (lock !== null) undo.push(lock.release);
  const port = await checkPort(config.host, config.port).catch(refused);
  if (port === null || lock === null) throw new StartError(...refusals);
  return port;
}

async function withDatabase(
  config: Config,
  log: (line: string) => void,
  undo: Undo[],
  voice: Voice,
): Promise<Config> {
  if (config.database.url !== null) return config;
  const embedded = await embeddedDatabase(config, log);
  undo.push(embedded.stop);
  embedded.onRestart((outcome) => voice.complain(`  ${outcome}\n`));
  return { ...config, database: { ...config.database, url: embedded.url } };
}
