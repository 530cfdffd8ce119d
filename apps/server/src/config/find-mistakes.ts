import type { z } from 'zod';
import type { Environment } from './environment.ts';
import { notes, saysNo, saysYes } from './fields.ts';
import { isSecretKey, SECRET_KEY_FORM, secretKeysIn } from './secret-keys-in.ts';
import { variables } from './variables/variables.ts';

const isSet = (env: Environment, name: string) => (env[name] ?? '').trim() !== '';

/** Returns one sentence for each issue of the schema. The value of a secret is not repeated. */
export function schemaMistakes(env: Environment, issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.map((issue) => {
    const name = String(issue.path[0]);
    const field = Object.entries(variables.shape).find(([key]) => key === name)?.[1];
    const note = field === undefined ? undefined : notes.get(field);
    const given = note?.secret === true ? '' : `, not "${(env[name] ?? '').trim()}"`;
    return `${name} ${issue.message}${given} (example: ${name}=${note?.example ?? ''}).`;
  });
}

/** Returns one sentence for each unknown setting, and for each pair of incompatible settings. */
export function combinationMistakes(env: Environment): string[] {
  return [
    ...unknownMistakes(env),
    ...identityMistakes(env),
    ...fileMistakes(env),
    ...pixMistakes(env),
    ...productionMistakes(env),
    ...staffMistakes(env),
    ...keyMistakes(env),
  ];
}

/** Likely misnamed settings, with the right name: nothing that looks like a setting is silently ignored. */
const UNKNOWN: Readonly<Record<string, string>> = {
  DATABASE_REPLICA_URLS: 'everything is read from DATABASE_URL',
  REDIS_URL: 'live updates go through PostgreSQL',
};

function unknownMistakes(env: Environment): string[] {
  return Object.entries(UNKNOWN)
    .filter(([name]) => isSet(env, name))
    .map(([name, instead]) => `${name} is no setting of this program: ${instead}. Leave it out.`);
}

function identityMistakes(env: Environment): string[] {
  const names = ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'];
  const missing = names.filter((name) => !isSet(env, name));
  return missing.length === 1
    ? missing.map((name) => `${name} is missing: sign-in with Facebook needs both ${names.join(' and ')}.`)
    : [];
}

function fileMistakes(env: Environment): string[] {
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const asked = [...needed, 'S3_ENDPOINT', 'FILES_IN'].filter((name) => isSet(env, name));
  return asked.length === 0
    ? []
    : needed
        .filter((name) => !isSet(env, name))
        .map((name) => `${name} is missing: files in S3 need ${needed.join(', ')}.`);
}

function pixMistakes(env: Environment): string[] {
  const needed = ['PIX_API_URL', 'PIX_TOKEN_URL', 'PIX_CLIENT_ID', 'PIX_CLIENT_SECRET', 'PIX_KEY'];
  const files = ['PIX_CERT_FILE', 'PIX_KEY_FILE'];
  if ([...needed, ...files].every((name) => !isSet(env, name))) return [];
  const addresses = ['PIX_API_URL', 'PIX_TOKEN_URL'].map((name) => (env[name] ?? '').trim());
  const isOwn = addresses.every((address) => /^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(address));
  const mistakes = [...needed, ...(isOwn ? [] : files)]
    .filter((name) => !isSet(env, name))
    .map((name) => `${name} is missing: Pix needs ${[...needed, ...files].join(', ')}.`);
  return isOwn || addresses.every((address) => address === '' || address.startsWith('https://'))
    ? mistakes
    : [
        ...mistakes,
        'PIX_API_URL and PIX_TOKEN_URL must start with https://: payments are never sent in the clear.',
      ];
}

function productionMistakes(env: Environment): string[] {
  if (!isProduction(env)) return [];
  const mistakes: string[] = [];
  if (!isSet(env, 'PUBLIC_URL')) {
    mistakes.push('PUBLIC_URL is missing: production needs it (example: PUBLIC_URL=https://patio.com.br).');
  }
  if (saysYes(env['PATIO_DEMO'])) {
    mistakes.push(
      'PATIO_DEMO=on does not go with APP_MODE=production: the password of its accounts is public. Leave it out.',
    );
  }
  if (isSet(env, 'DATABASE_URL') && !isSet(env, 'PATIO_SECRET_KEY')) {
    mistakes.push(
      'PATIO_SECRET_KEY is missing: nodes that share a database in production need the same key ' +
        '(make one: openssl rand -base64 32).',
    );
  }
  return mistakes;
}

function staffMistakes(env: Environment): string[] {
  return saysNo(env['STAFF_SECOND_STEP']) && !isDemo(env)
    ? ['STAFF_SECOND_STEP=off goes with the demo only (PATIO_DEMO=on): leave it out.']
    : [];
}

function isDemo(env: Environment): boolean {
  if (isSet(env, 'PATIO_DEMO')) return saysYes(env['PATIO_DEMO']);
  return !isSet(env, 'DATABASE_URL') && !isProduction(env);
}

const isProduction = (env: Environment) => (env['APP_MODE'] ?? '').trim().toLowerCase() === 'production';

function keyMistakes(env: Environment): string[] {
  if (!isSet(env, 'PATIO_SECRET_KEY')) return [];
  const { secretKey, formerKeys } = secretKeysIn(env['PATIO_SECRET_KEY'] ?? '');
  return [secretKey, ...formerKeys].every(isSecretKey) ? [] : [`PATIO_SECRET_KEY ${SECRET_KEY_FORM}`];
}
