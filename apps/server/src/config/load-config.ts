import path from 'node:path';
import { brandSettings } from './brand-settings.ts';
import { ConfigError } from './config-error.ts';
import type { Config } from './config.ts';
import type { Environment } from './environment.ts';
import { combinationMistakes, schemaMistakes } from './find-mistakes.ts';
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
  return {
    mode: values.APP_MODE,
    roles: values.PATIO_ROLES,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
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
    push: pushSettings(values),
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM,
      perSecond: values.MAIL_PER_SECOND,
      dir: path.join(dataDir, 'mail'),
    },
    identity: identitySettings(values, isDemo(values)),
    cep: { providerUrl: values.CEP_PROVIDER_URL, timeoutMs: values.CEP_TIMEOUT_MS },
    log: { level: values.LOG_LEVEL },
    rules: ruleSettings(values),
    brand: brandSettings(values),
  };
}

function isDemo({ APP_MODE, PATIO_DEMO, DATABASE_URL }: Values): boolean {
  return PATIO_DEMO ?? (DATABASE_URL === null && APP_MODE !== 'production');
}

function pushSettings(values: Values): Config['push'] {
  const { PUSH_HOSTS: hosts, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  return { hosts, vapid: publicKey === null || privateKey === null ? null : { publicKey, privateKey } };
}
