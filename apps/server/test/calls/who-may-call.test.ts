import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import { mayCall, type Worker } from '@patio/contract/route/may-call.ts';
import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../src/features.ts';
import { buildApp } from '../../src/platform/http/build-app.ts';
import { collectContracts } from '../../src/platform/http/reference-routes.ts';
import { buildAccount, type AccountTraits } from '../builders/account.ts';
import { buildPartner } from '../builders/partner.ts';
import { buildSession } from '../builders/session.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const nobody: Worker = { staffRole: null, partnerId: null, storeSuspended: false };

let server: TestServer;
let calls: readonly RouteDefinition[];

beforeAll(async () => {
  server = await startTestServer();
  const app = await buildApp({ ...server.deps, findActor: async () => null, trustProxy: false });
  const contracts = collectContracts(app);
  await app.register(
    async (api) => {
      for (const register of features) await register(api, server.deps);
    },
    { prefix: '/api' },
  );
  await app.ready();
  await app.close();
  // A stream stays open; `notices.test.ts` asks who may follow it.
  calls = contracts.filter(
    ({ path, success }) =>
      path.startsWith('/admin/') &&
      !path.startsWith('/admin/session') &&
      !('content' in success && success.content === 'stream'),
  );
});
afterAll(() => server.close());

/** Every call of the back office with what it answers to a user, on things that do not exist. */
async function answers(accountId: number | null): Promise<readonly (readonly [RouteDefinition, number])[]> {
  const found: (readonly [RouteDefinition, number])[] = [];
  for (const call of calls) {
    const headers =
      accountId === null ? {} : (await buildSession(server.deps, accountId, { office: true })).headers;
    const reply = await server.app.inject({
      method: call.method,
      url: `/api${call.path.replaceAll(/:\w+/g, '999999')}`,
      headers,
      ...(call.method === 'GET' ? {} : { payload: {} }),
    });
    found.push([call, reply.statusCode]);
  }
  return found;
}

/** What each call says about a user: refused or not. */
const said = (found: Awaited<ReturnType<typeof answers>>) =>
  found.map(([{ method, path }, status]) => `${method} ${path} ${status === 401 || status === 403}`);
const stated = (worker: Worker) =>
  calls.map((call) => `${call.method} ${call.path} ${!mayCall(call, worker)}`);

describe('every call below /admin answers by the roles of its contract, S-46', () => {
  const built = async (given: Partial<AccountTraits>) => (await buildAccount(server.deps.database, given)).id;

  it('and all of them are for staff', () => {
    expect(calls.length).toBeGreaterThanOrEqual(80);
    expect(calls.filter(({ access }) => access !== 'staff')).toEqual([]);
  });

  it.each(STAFF_ROLES)('%s', async (staffRole) => {
    const found = await answers(await built({ staffRole }));
    expect(said(found)).toEqual(stated({ ...nobody, staffRole }));
  });

  it('a user of a store, and of a suspended one', async () => {
    const store = await buildPartner(server.deps.database, { store: 'loja-dos-papeis' });
    const id = await built({ partnerId: store });
    expect(said(await answers(id))).toEqual(stated({ ...nobody, partnerId: store }));
    await server.deps.database.run(
      { name: 'test.suspended', text: `update partner set status = 'suspended' where id = $1` },
      [store],
    );
    expect(said(await answers(id))).toEqual(stated({ ...nobody, partnerId: store, storeSuspended: true }));
  });

  it('a user who works for nobody with 403, and no session with 401', async () => {
    const ofUser = await answers(await built({}));
    expect(ofUser.filter(([, status]) => status !== 403)).toEqual([]);
    expect((await answers(null)).filter(([, status]) => status !== 401)).toEqual([]);
  });
});
