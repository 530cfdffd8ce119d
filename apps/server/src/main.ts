import { writeSync } from 'node:fs';
import { ConfigError } from './config/config-error.ts';
import type { Config } from './config/config.ts';
import { readEnvironment } from './config/environment.ts';
import { loadConfig } from './config/load-config.ts';
import { WEB_PROGRAM } from './supervisor/role-command.ts';
import { runAlone } from './supervisor/run-alone.ts';
import { supervise, type Voice } from './supervisor/supervise.ts';

/** Written synchronously: the last output must not be lost with the process. */
const voice: Voice = {
  say: (text) => writeAll(1, text),
  complain: (text) => writeAll(2, text),
};

function writeAll(descriptor: number, text: string): void {
  try {
    writeSync(descriptor, text);
  } catch {
    // The reader of the output is gone: no reason to stop serving.
  }
}

function readConfig(): Config | null {
  try {
    return loadConfig(readEnvironment());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const sentence of error.mistakes) voice.complain(`${sentence}\n`);
    return null;
  }
}

/** The task `load-demo`: loads the demo world into an empty database, never in production. Returns the exit code. */
async function loadDemo(config: Config): Promise<number> {
  if (config.mode === 'production') {
    voice.complain('The demo world is not loaded with APP_MODE=production: its password is public.\n');
    return 1;
  }
  const { loadDemoWorld } = await import('./demo/load-demo-world.ts');
  await loadDemoWorld(config);
  return 0;
}

async function main(task: string | undefined): Promise<number> {
  const config = readConfig();
  if (config === null) return 1;
  const [role, ...others] = config.roles;
  const alone = role !== undefined && others.length === 0 && config.database.url !== null;
  if (task === 'load-demo') return loadDemo(config);
  return alone
    ? runAlone(config, role, voice)
    : supervise(config, voice, { main: import.meta.filename, web: WEB_PROGRAM });
}

process.exit(await main(process.argv[2]));
