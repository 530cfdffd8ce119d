import path from 'node:path';
import { ConfigError } from '../config/config-error.ts';
import { readEnvironment } from '../config/environment.ts';
import { loadConfig } from '../config/load-config.ts';
import { backUp } from '../supervisor/back-up.ts';
import { StartError } from '../supervisor/start-error.ts';

const complain = (text: string) => void process.stderr.write(`${text}\n`);

/** `npm run backup -- FOLDER`: exit code 0 if the folder contains everything, 1 if nothing was written. */
async function main(args: readonly string[]): Promise<number> {
  const [folder] = args;
  if (folder === undefined || args.length > 1) {
    complain('npm run backup -- FOLDER     copies the embedded database and the files to a new folder');
    return 1;
  }
  try {
    await backUp(loadConfig(readEnvironment()), path.resolve(folder), complain);
    return 0;
  } catch (error) {
    if (!(error instanceof StartError) && !(error instanceof ConfigError)) throw error;
    complain(error.message);
    return 1;
  }
}

process.exit(await main(process.argv.slice(2)));
