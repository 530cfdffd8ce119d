import { Secret, TOTP } from 'otpauth';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type BuiltAccount } from '../../test/builders/account.ts';
import { buildSession } from '../../test/builders/session.ts';
import { documentOf } from '../../test/builders/tax-id.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import type { SecretKeys } from '../platform/secrets/secret-keys.ts';
import { sealedKinds } from '../sealed-kinds.ts';
import { buildServer } from '../server.ts';
import { offToken, turnedOffBy } from '../features/messaging/alerts/off-token.ts';
import { pushKeys } from '../features/messaging/alerts/push/push-keys.ts';
import {
  isConfirmation,
  writeConfirmation,
} from '../features/identity/email-confirmations/confirmation-token.ts';
import * as searches from '../features/catalogue/saved-searches/off-token.ts';
import { markDocument, takeOverStrikes } from '../features/people/strikes/public.ts';
import { resealJob } from './public.ts';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');

let server: TestServer;
let account: BuiltAccount;
let headers: Record<string, string>;
const built: FastifyInstance[] = [];

beforeAll(async () => {
  server = await startTestServer({ LOGIN_TRIES_PER_ADDRESS: '10000', LOGIN_TRIES_PER_ACCOUNT: '100' });
});
afterAll(async () => {
  await Promise.all(built.map((app) => app.close()));
  await server.close();
});
beforeEach(async () => {
  account = await buildAccount(server.deps.database);
  ({ headers } = await buildSession(server.deps, account.id));
});

const before = () => server.deps.config;
/** The new key in use, with an older one beside it, or alone. */
const changed = (): SecretKeys => ({ secretKey: keyOf(2), formerKeys: [before().secretKey ?? ''] });
const alone = (): SecretKeys => ({ secretKey: keyOf(2), formerKeys: [] });
const depsWith = (keys: SecretKeys) => ({ ...server.deps, config: { ...before(), ...keys } });

/** The same product, started with other keys. */
async function startedWith(keys: SecretKeys): Promise<FastifyInstance> {
  const app = await buildServer({ ...depsWith(keys), metrics: createMetrics() });
  built.push(app);
  return app;
}

const path = '/api/usrio/segunda_etapa/aplicativo';
const signIn = (app: FastifyInstance, codigoAcesso: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { login: account.email, password: account.password, codigoAcesso },
  });

/** Runs the job until a round is over. */
async function wholeRound(keys: SecretKeys): Promise<void> {
  const job = resealJob(depsWith(keys), sealedKinds);
  while (await job.run());
}

/** What the app of the account shows; each call is a minute later, for a code is taken once. */
function shown(secret: string): string {
  server.clock.advance(60_000);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now() });
}

async function turnOn(): Promise<{ secret: string; codes: string[] }> {
  const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload, headers });
  const { segredo } = (await post(path, { confirmacao: account.password })).json<{ segredo: string }>();
  const reply = await post(`${path}/confirmacao`, { codigo: shown(segredo) });
  return { secret: segredo, codes: reply.json<{ codigos: string[] }>().codigos };
}

describe('when the secret key changes and the older one is listed after it', () => {
  it('nobody is signed out, and apps and recovery codes go on', async () => {
    const { secret, codes } = await turnOn();
    const app = await startedWith(changed());
    expect((await app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(200);
    expect((await signIn(app, shown(secret))).statusCode).toBe(200);
    expect((await signIn(app, codes[0] ?? '')).statusCode).toBe(200);
    expect((await signIn(app, codes[0] ?? '')).statusCode).toBe(401);
  });

  it('what is encrypted is re-encrypted, once, so that the older key can be removed', async () => {
    const { secret } = await turnOn();
    const sealed = () =>
      server.deps.database.row<{ secret: Buffer }>(
        { name: 'test.secret', text: 'select secret from authenticator where account_id = $1' },
        [account.id],
      );
    const app = await startedWith(alone());
    expect((await signIn(app, shown(secret))).statusCode).toBe(500);
    await wholeRound(changed());
    expect((await signIn(app, shown(secret))).statusCode).toBe(200);
    const first = await sealed();
    await wholeRound(changed());
    expect(await sealed()).toEqual(first);
    // Without an older key there is nothing to do.
    await wholeRound({ secretKey: keyOf(3), formerKeys: [] });
    expect(await sealed()).toEqual(first);
  });

  it('a text that no key opens stays as it is and holds nothing up', async () => {
    const spoilt = await buildAccount(server.deps.database);
    await server.deps.database.run(
      {
        name: 'test.spoilt',
        text: `insert into authenticator (account_id, secret, created_at) values ($1, decode(repeat('00', 40), 'hex'), now())`,
      },
      [spoilt.id],
    );
    const { secret } = await turnOn();
    await wholeRound(changed());
    expect((await signIn(await startedWith(alone()), shown(secret))).statusCode).toBe(200);
  });

  it('mailed links go on; new ones are of the new key', () => {
    const now = server.clock.now();
    const proof = { accountId: 7, email: 'ana@patio.test', until: now + 1000 };
    const made = [before(), { ...before(), ...changed() }].map((config) => ({
      confirm: writeConfirmation(config, proof),
      alert: offToken(config, { accountId: 7, events: ['overtaken'] }),
      search: searches.offToken(config, 7),
    }));
    const good = (keys: SecretKeys) =>
      made.map(({ confirm, alert, search }) => {
        const config = { ...before(), ...keys };
        return [
          isConfirmation(config, confirm, { ...proof, now }),
          turnedOffBy(config, alert) !== null,
          searches.searchOfToken(config, search) === 7,
        ];
      });
    expect(good(changed())).toEqual([
      [true, true, true],
      [true, true, true],
    ]);
    expect(good(alone())).toEqual([
      [false, false, false],
      [true, true, true],
    ]);
  });

  it('devices accept the older push key until it is removed', () => {
    expect(pushKeys({ ...before(), ...changed() })).toEqual(pushKeys(before()));
    expect(pushKeys({ ...before(), ...alone() })).not.toEqual(pushKeys(before()));
  });

  it('who was blocked does not come back with the same document', async () => {
    const document = documentOf('cpf', 71_301);
    const now = server.clock.now();
    const comeBack = (keys: SecretKeys) =>
      server.deps.database.transact((transaction) =>
        takeOverStrikes(depsWith(keys), transaction, { accountId: account.id, document, now }),
      );
    await server.deps.database.transact((transaction) =>
      markDocument(server.deps, transaction, { accountId: account.id, document, blocked_at: now, now }),
    );
    await expect(comeBack(changed())).rejects.toThrow('document-barred');
    await wholeRound(changed());
    await expect(comeBack(alone())).rejects.toThrow('document-barred');
  });
});
