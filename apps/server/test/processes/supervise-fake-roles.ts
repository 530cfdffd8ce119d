import { writeSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../src/config/environment.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { supervise } from '../../src/supervisor/supervise.ts';

/** The supervisor as `npm start` runs it, with a small program in place of every role. */
const role = path.resolve(import.meta.dirname, 'fake-role.ts');
const voice = {
  say: (text: string) => void writeSync(1, text),
  complain: (text: string) => void writeSync(2, text),
};
process.exit(await supervise(loadConfig(readEnvironment()), voice, { main: role, web: role }));
