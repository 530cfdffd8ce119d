import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { isSecretKey, SECRET_KEY_FORM, secretKeysIn } from '../../config/secret-keys-in.ts';
import { StartError } from '../start-error.ts';

/**
 * Returns the configuration with the key of the encrypted columns set: the given one, else the one stored in the data directory, generated
 * the first time. 32 bytes in base64 (S-15); older keys may follow. Errors: `StartError`, if the file contains none.
 */
export async function withSecretKey(config: Config): Promise<Config> {
  if (config.secretKey !== null) return config;
  const file = path.join(config.dataDir, 'secret-key');
  const { secretKey, formerKeys } = secretKeysIn(await readFile(file, 'utf8').catch(() => ''));
  if (secretKey !== null) {
    if ([secretKey, ...formerKeys].every(isSecretKey)) return { ...config, secretKey, formerKeys };
    throw new StartError(`The key in ${file} ${SECRET_KEY_FORM}`);
  }
  const made = randomBytes(32).toString('base64');
  await writeFile(file, `${made}\n`, { mode: 0o600 });
  return { ...config, secretKey: made };
}
