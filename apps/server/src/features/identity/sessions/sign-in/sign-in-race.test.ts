import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { untilLockWait } from '../../../../../test/state/until-lock-wait.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ LOGIN_TRIES_PER_ADDRESS: '1000' });
});
afterAll(() => server.close());

test.each([
  ['changes', `password_hash = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$other'`, 401],
  ['ends because the account is taken over', 'password_hash = null', 401],
  ['stays, but the account is blocked,', 'blocked_at = now()', 403],
  ['stays and so does the account', 'password_hash = password_hash', 200],
])(
  'a sign-in that is under way while the password %s is answered accordingly',
  async (_case, change, status) => {
    const account = await buildAccount(server.deps.database);
    const signIn = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { login: account.email, password: account.password },
      });
    const reply = await server.deps.database.transact(async (transaction) => {
      await transaction.run(
        { name: `test.change-${change}`.slice(0, 60), text: `update account set ${change} where id = $1` },
        [account.id],
      );
      const sent = signIn();
      await untilLockWait(server.deps.database);
      return { sent };
    });
    expect((await reply.sent).statusCode).toBe(status);
  },
);
