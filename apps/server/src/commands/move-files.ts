import { ConfigError } from '../config/config-error.ts';
import { readEnvironment } from '../config/environment.ts';
import { loadConfig } from '../config/load-config.ts';
import { moveFiles, type MovedFiles } from '../platform/storage/move-files.ts';
import { storageSides } from '../platform/storage/open-storage.ts';
import { StorageError } from '../platform/storage/storage-error.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

const HELP = `npm run move-files     copies files to the storage in use from the other one: to S3, or with FILES_IN=disk
                       to the data directory. It needs the S3_* settings of docs/configuration.md.`;

/** A line for so many files. */
const EVERY = 500;

/** `npm run move-files`: exit code 0 if every file is in the storage in use, 1 if one is not or differs, 2 if it could not run. */
async function main(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    complain(HELP);
    return 2;
  }
  try {
    const config = loadConfig(readEnvironment());
    const { inUse, other } = storageSides(config);
    if (other === null) {
      complain(HELP);
      return 2;
    }
    const moved = await moveFiles({
      from: other,
      to: inUse,
      onProgress: (counted) => {
        if (done(counted) % EVERY === 0) say(summaryOf(counted));
      },
      onProblem: (key, problem) => complain(`${key}: ${problem}`),
    });
    say(summaryOf(moved));
    return moved.failed + moved.different === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof StorageError) && !(error instanceof ConfigError)) throw error;
    complain(error.message);
    return 2;
  }
}

const done = ({ copied, present, different, failed }: MovedFiles) => copied + present + different + failed;

function summaryOf(counted: MovedFiles): string {
  const megabytes = (counted.bytes / 1_000_000).toFixed(1);
  return (
    `${done(counted)} files: ${counted.copied} copied (${megabytes} MB), ${counted.present} were there, ` +
    `${counted.different} differ, ${counted.failed} failed`
  );
}

process.exit(await main(process.argv.slice(2)));
