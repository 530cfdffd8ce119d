import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { loadConfig, REPOSITORY } from './load-config.ts';

function mistakesOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
  return [];
}

test('a password costs as much as OWASP asks, except in tests', () => {
  const kibIn = (mode: string) =>
    loadConfig({ APP_MODE: mode, PUBLIC_URL: 'https://patio.test' }).passwordMemoryKib;
  expect(['production', 'staging', 'development'].map(kibIn)).toEqual([19_456, 19_456, 19_456]);
  expect(kibIn('test')).toBeLessThan(1000);
  expect(loadConfig({}).passwordMemoryKib).toBe(19_456);
});

test('nothing set is a working configuration with the defaults of the rules', () => {
  const config = loadConfig({});
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    roles: ['web', 'api', 'worker'],
    dataDir: path.join(REPOSITORY, '.patio'),
    demo: true,
    database: { url: null },
    filesDir: path.join(REPOSITORY, '.patio', 'files'),
  });
  expect(config.rules).toMatchObject({
    bidThrottleMs: 180_000,
    softCloseMs: 180_000,
    softCloseCapMs: 3_600_000,
    defaultIncrementCentavos: 0,
    conditionalSaleDays: 3,
    refundDays: 5,
    secondChanceDays: 3,
    strikes: { beforeBlock: 3, months: 12 },
    regret: 'all',
    proposalExpiryMs: 172_800_000,
    proposalLimits: { perOffer: 3, open: 20 },
    strictTaxId: true,
  });
});

test('an empty variable means the same as an absent one', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '  ', PATIO_DEMO: '' })).toEqual(loadConfig({}));
});

test('the demo world is on with the embedded database and off with another, unless it is said', () => {
  const DATABASE_URL = 'postgres://u:p@h/d';
  expect(loadConfig({ DATABASE_URL }).demo).toBe(false);
  expect(loadConfig({ DATABASE_URL, PATIO_DEMO: 'sim' }).demo).toBe(true);
  expect(loadConfig({ PATIO_DEMO: 'off' }).demo).toBe(false);
  // Its accounts have a password that everyone can read.
  expect(loadConfig({ APP_MODE: 'production', PUBLIC_URL: 'https://patio.test' }).demo).toBe(false);
});

test('staff work with a second step everywhere but in the demo, and elsewhere it cannot be off', () => {
  const DATABASE_URL = 'postgres://u:p@h/d';
  const PUBLIC_URL = 'https://loja.com.br';
  expect(loadConfig({}).staffSecondStep).toBe(false);
  expect(loadConfig({ STAFF_SECOND_STEP: 'on' }).staffSecondStep).toBe(true);
  expect(loadConfig({ DATABASE_URL }).staffSecondStep).toBe(true);
  expect(loadConfig({ APP_MODE: 'production', PUBLIC_URL }).staffSecondStep).toBe(true);
  expect(loadConfig({ DATABASE_URL, PATIO_DEMO: 'on', STAFF_SECOND_STEP: 'off' }).staffSecondStep).toBe(
    false,
  );
  const elsewhere: Record<string, string>[] = [
    { DATABASE_URL },
    { PATIO_DEMO: 'off' },
    { APP_MODE: 'production', PUBLIC_URL },
  ];
  for (const env of elsewhere) {
    expect(mistakesOf({ ...env, STAFF_SECOND_STEP: 'off' })).toEqual([
      'STAFF_SECOND_STEP=off goes with the demo only (PATIO_DEMO=on): leave it out.',
    ]);
  }
});

test('the demo world does not go with production', () => {
  const production = { APP_MODE: 'production', PUBLIC_URL: 'https://loja.com.br' };
  expect(mistakesOf({ ...production, PATIO_DEMO: 'sim' })).toEqual([
    'PATIO_DEMO=on does not go with APP_MODE=production: the password of its accounts is public. Leave it out.',
  ]);
});

test('every mistake is reported at once: name, problem, example', () => {
  const mistakes = mistakesOf({
    PORT: 'abc',
    HOST: 'a b',
    LOG_LEVEL: 'loud',
    BID_THROTTLE_MINUTES: '-1',
    OFFICE_CEP: '29160-000',
  });
  expect(mistakes).toHaveLength(5);
  expect(mistakes[0]).toBe('PORT must be a whole number from 0 to 65535, not "abc" (example: PORT=8080).');
  for (const mistake of mistakes)
    expect(mistake).toMatch(/^[A-Z_]+ must be .+, not ".+" \(example: [A-Z_]+=.+\)\.$/);
});

test('a secret that is wrong is not repeated', () => {
  const mistakes = mistakesOf({
    DATABASE_URL: 'mysql://u:hunter2@h/d',
    PATIO_SECRET_KEY: 'hunter2',
    REDIS_URL: 'hunter2',
    S3_SECRET_ACCESS_KEY: 'hunter2',
  });
  expect(mistakes).toHaveLength(5);
  expect(mistakes.join()).not.toContain('hunter2');
});

test('settings that belong together are asked for together', () => {
  expect(mistakesOf({ FACEBOOK_APP_ID: '1' })).toHaveLength(1);
  expect(mistakesOf({ APP_MODE: 'production', DATABASE_URL: 'postgres://h/d' })).toHaveLength(2);
});

test('what would be ignored is refused, with how it is instead', () => {
  const mistakes = mistakesOf({
    DATABASE_REPLICA_URLS: 'postgres://a/d',
    REDIS_URL: 'redis://cache.internal:6379',
  });
  expect(mistakes).toEqual([
    expect.stringContaining('DATABASE_REPLICA_URLS is no setting of this program: everything is read from'),
    'REDIS_URL is no setting of this program: live updates go through PostgreSQL. Leave it out.',
  ]);
});

test('roles are read in any order and any case, each once', () => {
  expect(loadConfig({ PATIO_ROLES: 'Worker, api' }).roles).toEqual(['api', 'worker']);
  expect(mistakesOf({ PATIO_ROLES: ',' })).toHaveLength(1);
});

test('several sales teams are read from one variable', () => {
  const config = loadConfig({ SELLER_TEAMS: 'Carros=41990000001; Motos=41990000002' });
  expect(config.brand.sellerTeams).toEqual([
    { category: 'Carros', whatsapp: '41990000001' },
    { category: 'Motos', whatsapp: '41990000002' },
  ]);
});

test('files are in S3 once its settings are complete', () => {
  const keys = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(loadConfig({}).files).toEqual({ in: 'disk', s3: null });
  expect(loadConfig(keys).files).toMatchObject({
    in: 's3',
    s3: { endpoint: null, pathStyle: false, waitMs: 10_000 },
  });
  const other = loadConfig({ ...keys, S3_ENDPOINT: 'http://127.0.0.1:9000', FILES_IN: 'disk' }).files;
  expect(other).toMatchObject({ in: 'disk', s3: { pathStyle: true, bucket: 'files' } });
  expect(mistakesOf({ S3_BUCKET: 'files' })).toEqual([
    'S3_ACCESS_KEY_ID is missing: files in S3 need S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.',
    'S3_SECRET_ACCESS_KEY is missing: files in S3 need S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.',
  ]);
});
