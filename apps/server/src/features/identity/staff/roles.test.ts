import { listStaff } from '@patio/contract/identity/staff/list-staff.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type AccountTraits, type BuiltAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { invitationScene, refusal } from '../../../../test/scenes/invitation-scene.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  mailTo,
} from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let scene: ReturnType<typeof invitationScene>;
let boss: BuiltAccount;
let ana: BuiltAccount;

const built = (given: Partial<AccountTraits>) => buildAccount(server.deps.database, given);

beforeEach(async () => {
  await server?.close();
  server = await startTestServer();
  scene = invitationScene(server);
  boss = await built({ staffRole: 'administrator', name: 'Zoe', surname: 'Alta' });
  ana = await built({ staffRole: 'sales', name: 'Ana', surname: '' });
});
afterAll(() => server.close());

const change = (id: number, papelAtual: string, papel: string, by = boss.id) =>
  scene.as(by, 'PUT', `/admin/staff/${id}/role`, { papelAtual, papel });
const end = (id: number, papelAtual: string, by = boss.id) =>
  scene.as(by, 'POST', `/admin/staff/${id}/end`, { papelAtual });
const expectRefusal = async (
  action: () => ReturnType<typeof change>,
  status: number,
  code: Parameters<typeof refusal>[0],
) => {
  const reply = await expectNothingChanged(server, action);
  expect([reply.statusCode, reply.json]).toEqual([status, refusal(code)]);
};
const get = async (path: string, token: string) =>
  (await server.app.inject({ url: `/api${path}`, headers: { 'security-token': token } })).statusCode;

describe('the team', () => {
  it('is listed to administrators, with role, last sign-in and second step; buyers and stores are not in it', async () => {
    await built({});
    await built({ staffRole: 'support', twoStep: false, blockedAt: server.clock.now() });
    await buildSession(server.deps, ana.id, { office: true });
    const { data } = listStaff.success.schema.parse((await scene.as(boss.id, 'GET', '/admin/staff')).json);
    const at = new Date(server.clock.now()).toISOString();
    expect(data).toMatchObject([
      {
        codigo: ana.id,
        nome: 'Ana',
        papel: 'sales',
        ultimoAcessoEm: at,
        segundaEtapa: 'email',
        propria: false,
      },
      { papel: 'support', ultimoAcessoEm: null, segundaEtapa: null, bloqueadaEm: at },
      { codigo: boss.id, nome: 'Zoe Alta', papel: 'administrator', propria: true, bloqueadaEm: null },
    ]);
  });
});

describe('another role', () => {
  it('opens other calls at once in an open session; the user is mailed, and the audit holds both', async () => {
    const { token } = await buildSession(server.deps, ana.id, { office: true });
    expect([await get('/admin/proposals', token), await get('/admin/refunds', token)]).toEqual([200, 200]);
    await expectOnlyChanged(server, () => change(ana.id, 'sales', 'finance'), {
      account: { staff_role: ['sales', 'finance'] },
      audit: added({
        actor_id: boss.id,
        action: 'change-staff-role',
        subject: `account ${ana.id}`,
        before: { role: 'sales' },
        after: { role: 'finance' },
      }),
      mail: mailTo(ana.email),
    });
    expect([await get('/admin/proposals', token), await get('/admin/refunds', token)]).toEqual([403, 200]);
    expect((await mailsTo(server.deps.database, ana.email))[0]?.text).toContain('de Vendas para Financeiro');
  });

  it('that they have already changes nothing', async () => {
    const reply = await expectNothingChanged(server, () => change(ana.id, 'sales', 'sales'));
    expect(reply.statusCode).toBe(204);
  });

  it('makes an administrator, and all others learn of it', async () => {
    const other = await built({ staffRole: 'administrator' });
    await built({ staffRole: 'administrator', blockedAt: 1 });
    await expectOnlyChanged(server, () => change(ana.id, 'sales', 'administrator'), {
      account: { staff_role: ['sales', 'administrator'] },
      audit: added({ action: 'change-staff-role' }),
      mail: [mailTo(ana.email), mailTo(other.email)],
    });
    expect((await mailsTo(server.deps.database, other.email))[0]?.text).toContain(
      'Zoe Alta deu o papel Administração a Ana.',
    );
    await change(ana.id, 'administrator', 'content');
    expect((await mailsTo(server.deps.database, other.email))[0]?.text).toContain(
      'Zoe Alta tirou o papel Administração de Ana.',
    );
  });

  it('is refused if it changed meanwhile, for oneself, for a buyer, and to all but administrators', async () => {
    await expectRefusal(() => change(ana.id, 'content', 'finance'), 409, 'staff-role-changed');
    await expectRefusal(() => change(boss.id, 'administrator', 'sales'), 409, 'staff-own-role');
    const buyer = await built({});
    await expectRefusal(() => change(buyer.id, 'sales', 'finance'), 404, 'staff-not-found');
    await expectRefusal(() => change(999_999, 'sales', 'finance'), 404, 'staff-not-found');
    await expectRefusal(() => change(boss.id, 'administrator', 'sales', ana.id), 403, 'not-allowed');
  });
});

describe('a role that ends', () => {
  it('ends their sessions of the back office, and no other; they are mailed', async () => {
    const office = await buildSession(server.deps, ana.id, { office: true });
    const site = await buildSession(server.deps, ana.id);
    const reply = await expectOnlyChanged(server, () => end(ana.id, 'sales'), {
      account: { staff_role: ['sales', null] },
      audit: added({
        actor_id: boss.id,
        action: 'end-staff-role',
        before: { role: 'sales' },
        after: { role: null },
      }),
      mail: mailTo(ana.email),
    });
    expect(reply.statusCode).toBe(204);
    expect(await get('/admin/proposals', office.token)).toBe(401);
    expect(await get('/auth/me', site.token)).toBe(200);
    await expectRefusal(() => end(ana.id, 'sales'), 404, 'staff-not-found');
  });

  it('is not one’s own, and one administrator remains of two who remove each other at the same moment', async () => {
    await expectRefusal(() => end(boss.id, 'administrator'), 409, 'staff-own-role');
    const other = await built({ staffRole: 'administrator' });
    const replies = await Promise.all([
      end(other.id, 'administrator'),
      end(boss.id, 'administrator', other.id),
    ]);
    // Refused as no administrator any more, or with a session that had just ended.
    const [done, late] = replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect([done, late === 403 || late === 401]).toEqual([204, true]);
    const left = await server.deps.database.rows({
      name: 'test.administrators',
      text: `select id from account where staff_role = 'administrator'`,
    });
    expect(left).toHaveLength(1);
  });
});
