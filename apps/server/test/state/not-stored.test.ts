import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, builtPassword } from '../builders/account.ts';
import { buildSession } from '../builders/session.ts';
import { declaredCalls, type DeclaredCall, type Reference } from '../fuzz/calls.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
let calls: readonly DeclaredCall[];

beforeAll(async () => {
  server = await startTestServer({ LOGIN_TRIES_PER_ADDRESS: '10000' });
  calls = declaredCalls((await server.app.inject('/openapi.json')).json<Reference>());
});
afterAll(() => server.close());

/** Sends a call as a user of their own, since some calls end the session that they come with. */
async function changedBy(call: DeclaredCall): Promise<string> {
  const account = await buildAccount(server.deps.database, {
    staffRole: call.staff ? 'administrator' : null,
  });
  const { headers } = await buildSession(server.deps, account.id);
  const reply = await server.app.inject({
    method: call.method,
    url: call.path.replaceAll(/\{\w+\}/g, '1'),
    headers,
    ...(call.method === 'GET' ? {} : { payload: {} }),
  });
  return String(reply.headers['cache-control'] ?? 'nothing said');
}

describe('a reply that may be about a user', () => {
  it('is stored by nobody: of every call that needs a session or changes something, ASVS 14.3.2', async () => {
    const personal = calls.filter(
      (call) => call.needsSession || call.staff !== null || call.method !== 'GET',
    );
    // Live lines take the connection over; their own tests look at them.
    const sent = personal.filter(({ path }) => !/\/(?:stream|live)$/.test(path));
    expect(sent.length).toBeGreaterThan(100);
    const stored: string[] = [];
    for (const call of sent) {
      const saved = await changedBy(call);
      if (saved !== 'no-store') stored.push(`${call.name}: ${saved}`);
    }
    expect(stored).toEqual([]);
  });

  it('is stored by nobody when it opens a session', async () => {
    const { email } = await buildAccount(server.deps.database);
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { login: email, password: builtPassword },
    });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('is asked for again each time, where lists of the catalogue are read with a session; other readings are not stored', async () => {
    const open = calls.filter((call) => !call.needsSession && call.staff === null && call.method === 'GET');
    const said = new Set<string>();
    for (const call of open.filter(({ path }) => !/\/(?:stream|live)$/.test(path)))
      said.add(await changedBy(call));
    expect([...said].toSorted()).toEqual(['no-store', 'private, no-cache', 'public, max-age=86400']);
  });
});
