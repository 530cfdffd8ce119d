import type { z } from 'zod';
import type { Environment } from './environment.ts';
import { notes } from './fields.ts';
import { variables } from './variables.ts';

const isSet = (env: Environment, name: string) => (env[name] ?? '').trim() !== '';

/** Answers one sentence for each issue of the schema. A secret's value is not repeated. */
export function schemaMistakes(env: Environment, issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.map((issue) => {
    const name = String(issue.path[0]);
    const field = Object.entries(variables.shape).find(([key]) => key === name)?.[1];
    const note = field === undefined ? undefined : notes.get(field);
    const given = note?.secret === true ? '' : `, not "${(env[name] ?? '').trim()}"`;
    return `${name} ${issue.message}${given} (example: ${name}=${note?.example ?? ''}).`;
  });
}

/** Answers one sentence for each pair of settings that do not go together. */
export function combinationMistakes(env: Environment): string[] {
  return [...storageMistakes(env), ...identityMistakes(env), ...productionMistakes(env), ...keyMistakes(env)];
}

function storageMistakes(env: Environment): string[] {
  if (!isSet(env, 'S3_ENDPOINT')) return [];
  return ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
    .filter((name) => !isSet(env, name))
    .map((name) => `${name} is missing: S3_ENDPOINT needs it (example: ${name}=…).`);
}

function identityMistakes(env: Environment): string[] {
  const names = ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'];
  const missing = names.filter((name) => !isSet(env, name));
  return missing.length === 1
    ? missing.map((name) => `${name} is missing: sign-in with Facebook needs both ${names.join(' and ')}.`)
    : [];
}

function productionMistakes(env: Environment): string[] {
  if ((env['APP_MODE'] ?? '').trim().toLowerCase() !== 'production') return [];
  const mistakes: string[] = [];
  if (!isSet(env, 'PUBLIC_URL')) {
    mistakes.push('PUBLIC_URL is missing: production needs it (example: PUBLIC_URL=https://patio.com.br).');
  }
  if (isSet(env, 'DATABASE_URL') && !isSet(env, 'PATIO_SECRET_KEY')) {
    mistakes.push(
      'PATIO_SECRET_KEY is missing: nodes that share a database in production need the same key ' +
        '(make one: openssl rand -base64 32).',
    );
  }
  return mistakes;
}

function keyMistakes(env: Environment): string[] {
  const key = (env['PATIO_SECRET_KEY'] ?? '').trim();
  const bytes = /^[A-Za-z0-9+/]{43}=$/.test(key);
  return key === '' || bytes
    ? []
    : ['PATIO_SECRET_KEY must be 32 bytes in base64, 44 characters (make one: openssl rand -base64 32).'];
}
