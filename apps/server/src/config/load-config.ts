import path from 'node:path';
import { brandSettings } from './brand-settings.ts';
import { exampleNames } from './example-names.ts';
import { ConfigError } from './config-error.ts';
import type { Config } from './config.ts';
import type { Environment } from './environment.ts';
import { combinationMistakes, schemaMistakes } from './find-mistakes.ts';
import { fileSettings } from './file-settings.ts';
import { pixSettings } from './pix-settings.ts';
import { scannerSettings } from './scanner-settings.ts';
import { identitySettings } from './identity-settings.ts';
import { ruleSettings } from './rule-settings.ts';
import { secretKeysIn } from './secret-keys-in.ts';
import { variables, type Values } from './variables/variables.ts';

/** The directory with the `package.json` of the whole product: relative paths start here. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');

/** The minimum of OWASP's password storage cheat sheet for two passes. */
const passwordKib = 19_456;
/** Tests sign in thousands of times. */
const lightPasswordKib = 64;

/** Returns the validated configuration for an environment. Throws `ConfigError` with all problems at once, one sentence each. */
export function loadConfig(env: Environment): Config {
  const parsed = variables.safeParse(env);
  const mistakes = [
    ...(parsed.success ? [] : schemaMistakes(env, parsed.error.issues)),
    ...combinationMistakes(env),
  ];
  if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes);
  return toConfig(parsed.data);
}

function toConfig(values: Values): Config {
  const dataDir = path.resolve(REPOSITORY, values.PATIO_DATA_DIR);
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    mode: values.APP_MODE,
    roles: values.PATIO_ROLES,
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    hosts: values.OWN_HOSTS,
    trustProxy: values.TRUST_PROXY,
    passwordMemoryKib: values.APP_MODE === 'test' ? lightPasswordKib : passwordKib,
    staffSecondStep: values.STAFF_SECOND_STEP ?? !isDemo(values),
    liveLinesPerAddress: values.LIVE_LINES_PER_ADDRESS,
    internal: {
      webPort: values.PATIO_WEB_PORT,
      workerPort: values.PATIO_WORKER_PORT,
      webOrigin: values.WEB_ORIGIN,
      workerOrigin: values.WORKER_ORIGIN,
      apiOrigin: values.API_ORIGIN,
    },
    dataDir,
    sharedDataDir: path.resolve(REPOSITORY, values.PATIO_SHARED_DATA),
    demo: isDemo(values),
    ...secretKeysIn(values.PATIO_SECRET_KEY ?? ''),
    database: { url: values.DATABASE_URL, poolMax: values.DATABASE_POOL_MAX },
    filesDir: path.join(dataDir, 'files'),
    picturesUrl: values.PICTURES_URL,
    files: fileSettings(values),
    scanner: scannerSettings(values),
    pix: pixSettings(values, isDemo(values), publicUrl),
    push: pushSettings(values),
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM,
      perSecond: values.MAIL_PER_SECOND,
      dir: path.join(dataDir, 'mail'),
    },
    identity: identitySettings(values, isDemo(values)),
    cep: { providerUrl: values.CEP_PROVIDER_URL, timeoutMs: values.CEP_TIMEOUT_MS },
    vehicleData: vehicleData(values),
    vehicleRegister: { local: values.APP_MODE !== 'production' },
    log: { level: values.LOG_LEVEL },
    rules: ruleSettings(values),
    initialSettings: values,
    exampleNames: exampleNames(values),
    brand: brandSettings(values),
  };
}

function isDemo({ APP_MODE, PATIO_DEMO, DATABASE_URL }: Values): boolean {
  return PATIO_DEMO ?? (DATABASE_URL === null && APP_MODE !== 'production');
}

function vehicleData(values: Values): Config['vehicleData'] {
  const { VEHICLE_DATA_URL: url, VEHICLE_DATA_TOKEN: token, VEHICLE_DATA_SECONDS: seconds } = values;
  return {
    service: url === null ? null : { url, token, waitMs: seconds * 1000 },
    local: values.APP_MODE !== 'production',
    perDay: values.VEHICLE_DATA_PER_DAY,
    perUser: values.VEHICLE_DATA_PER_USER,
  };
}

function pushSettings(values: Values): Config['push'] {
  const { PUSH_HOSTS: hosts, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  return { hosts, vapid: publicKey === null || privateKey === null ? null : { publicKey, privateKey } };
}
