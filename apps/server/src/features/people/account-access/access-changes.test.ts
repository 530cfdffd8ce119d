import { listAccessChanges } from '@patio/contract/people/account-access/list-access-changes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type AccountTraits, type BuiltAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { invitationScene, notOfTheCall, refusal } from '../../../../test/scenes/invitation-scene.ts';
import { added, expectOnlyChanged, mailTo } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { applyAccessChangesJob } from './public.ts';

const HOUR = 3_600_000;
const motivo = 'Mostrou o documento no pátio.';

let server: TestServer;
let scene: ReturnType<typeof invitationScene>;
let support: BuiltAccount;
let ana: BuiltAccount;
let made = 0;

const built = (given: Partial<AccountTraits>) => buildAccount(server.deps.database, given);

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://patio.example' });
  scene = invitationScene(server);
});
beforeEach(async () => {
  support = await built({ staffRole: 'support' });
  ana = await built({ name: 'Ana' });
});
afterAll(() => server.close());

const newAddress = () => {
  made += 1;
  return `caixa.nova${made}@patio.test`;
};
const ask = (para: string, tipo = 'email', id = ana.id, by = support.id) =>
  scene.as(by, 'POST', `/admin/accounts/${id}/access-changes`, { tipo, para, motivo });
const list = async () =>
  listAccessChanges.success.schema.parse(
    (await scene.as(support.id, 'GET', `/admin/accounts/${ana.id}/access-changes`)).json,
  ).data;
const object = (token: string) => scene.post('/auth/troca/recusar', { token });
const linkTo = async (email: string) => {
  const [newest] = await mailsTo(server.deps.database, email);
  return /\/painel\/recusar-troca#([\w-]{43})/u.exec(newest?.text ?? '')?.[1] ?? '';
};
const runJob = async () => {
  while (await applyAccessChangesJob(server.deps).run());
};
const stored = () =>
  server.deps.database.row<{ email: string; username: string; confirmed: boolean }>(
    {
      name: 'test.account',
      text: 'select email, username, email_confirmed_at is not null as confirmed from account where id = $1',
    },
    [ana.id],
  );
const onChange = <T>(action: () => Promise<T>, changes: Parameters<typeof expectOnlyChanged>[2]) =>
  expectOnlyChanged(server, action, changes, notOfTheCall);
const expectRefusal = async (
  action: () => ReturnType<typeof ask>,
  status: number,
  code: Parameters<typeof refusal>[0],
) => {
  const reply = await onChange(action, {});
  expect([reply.statusCode, reply.json]).toEqual([status, refusal(code)]);
};

describe('a new e-mail that staff enter for an owner', () => {
  it('counts after 72 hours: both addresses are mailed, then the sessions end and the old one learns of it', async () => {
    const next = newAddress();
    const { token } = await buildSession(server.deps, ana.id);
    const at = server.clock.now();
    const reply = await onChange(() => ask(` ${next.toUpperCase()} `), {
      access_change: added({
        account_id: ana.id,
        kind: 'email',
        before: ana.email,
        after: next,
        reason: motivo,
        asked_by: support.id,
        effective_at: at + 72 * HOUR,
        outcome: null,
      }),
      audit: added({
        actor_id: support.id,
        action: 'request-access-change',
        subject: `account ${ana.id}`,
        before: { email: ana.email },
        after: { email: next },
      }),
      mail: [mailTo(ana.email), mailTo(next)],
    });
    expect(reply.statusCode).toBe(201);
    expect((await mailsTo(server.deps.database, next))[0]?.text).not.toContain('recusar-troca');
    server.clock.advance(72 * HOUR - 1);
    await runJob();
    expect((await stored())?.email).toBe(ana.email);
    const open = await buildSession(server.deps, ana.id);
    server.clock.advance(1);
    await runJob();
    expect(await stored()).toEqual({ email: next, username: next, confirmed: false });
    expect(await list()).toMatchObject([{ situacao: 'feita', de: ana.email, para: next }]);
    for (const session of [token, open.token]) {
      const me = await server.app.inject({ url: '/api/auth/me', headers: { 'security-token': session } });
      expect(me.statusCode).toBe(401);
    }
    expect((await mailsTo(server.deps.database, ana.email))[0]?.subject).toContain('foi alterado');
    expect((await scene.post('/auth/login', { login: next, password: ana.password })).statusCode).toBe(200);
  });

  it('is stopped by the owner with the link, again and again, and by staff', async () => {
    await ask(newAddress());
    const token = await linkTo(ana.email);
    const at = server.clock.now();
    const stopped = await onChange(() => object(token), {
      access_change: { outcome: [null, 'refused'], ended_at: [null, at] },
    });
    expect(stopped.json).toEqual({ data: { tipo: 'email' } });
    expect((await onChange(() => object(token), {})).statusCode).toBe(200);
    await ask(newAddress());
    const code = (await list())[0]?.codigo ?? 0;
    const cancel = () => scene.as(support.id, 'POST', `/admin/access-changes/${code}/cancel`, {});
    await onChange(cancel, {
      access_change: { outcome: [null, 'cancelled'], ended_at: [null, at] },
      audit: added({ actor_id: support.id, action: 'cancel-access-change' }),
    });
    await expectRefusal(cancel, 409, 'access-change-over');
    server.clock.advance(73 * HOUR);
    await runJob();
    expect((await stored())?.email).toBe(ana.email);
    expect((await list()).map(({ situacao }) => situacao)).toEqual(['cancelada', 'recusada']);
  });

  it('cannot be stopped any more once it counts, and unknown links stop nothing', async () => {
    await ask(newAddress());
    const token = await linkTo(ana.email);
    server.clock.advance(72 * HOUR);
    await runJob();
    await expectRefusal(() => object(token), 409, 'access-change-over');
    for (const wrong of ['x', 'A'.repeat(43)])
      await expectRefusal(() => object(wrong), 404, 'access-change-link-wrong');
    const unknown = () => scene.as(support.id, 'POST', '/admin/access-changes/999999/cancel', {});
    await expectRefusal(unknown, 404, 'access-change-not-found');
  });

  it('is not made if another account took it meanwhile', async () => {
    const next = newAddress();
    await ask(next);
    await built({ email: next });
    server.clock.advance(72 * HOUR);
    await runJob();
    expect([(await stored())?.email, (await list())[0]?.situacao]).toEqual([ana.email, 'impossivel']);
  });

  it('is not made if its owner has joined the team meanwhile, unless an administrator asked', async () => {
    const boss = await built({ staffRole: 'administrator' });
    const promoted = await built({});
    const renewed = newAddress();
    await ask(newAddress());
    await ask(renewed, 'email', promoted.id, boss.id);
    await server.deps.database.run(
      { name: 'test.promote', text: `update account set staff_role = 'administrator' where id = any($1)` },
      [[ana.id, promoted.id]],
    );
    server.clock.advance(72 * HOUR);
    await runJob();
    expect([(await stored())?.email, (await list())[0]?.situacao]).toEqual([ana.email, 'impossivel']);
    expect((await mailsTo(server.deps.database, promoted.email))[0]?.subject).toContain('foi alterado');
  });

  it('is begun five times an hour for an account or a new address, as each is mailed', async () => {
    const victim = newAddress();
    for (let at = 1; at <= 5; at += 1) {
      expect((await ask(victim)).statusCode).toBe(201);
      const cancel = `/admin/access-changes/${(await list())[0]?.codigo ?? 0}/cancel`;
      expect((await scene.as(support.id, 'POST', cancel, {})).statusCode).toBe(204);
    }
    await expectRefusal(() => ask(newAddress()), 429, 'too-many-requests');
    const other = await built({});
    await expectRefusal(() => ask(victim, 'email', other.id), 429, 'too-many-requests');
    expect(await mailsTo(server.deps.database, victim)).toHaveLength(5);
    server.clock.advance(HOUR + 1);
    expect((await ask(victim)).statusCode).toBe(201);
  });
});

it('a new username counts after 72 hours too', async () => {
  const username = `ana.${made}-silva`;
  await ask(username, 'usuario');
  expect(await linkTo(ana.email)).not.toBe('');
  server.clock.advance(72 * HOUR);
  await runJob();
  expect(await stored()).toEqual({ email: ana.email, username, confirmed: true });
  const entered = await scene.post('/auth/login', { login: username.toUpperCase(), password: ana.password });
  expect(entered.statusCode).toBe(200);
});

describe('a change is refused', () => {
  it('that is faulty, or to what is in use', async () => {
    for (const [para, tipo] of [
      ['a@', 'email'],
      ['', 'email'],
      ['com espaço', 'usuario'],
      ['x@patio.test', 'usuario'],
    ] as const)
      expect((await onChange(() => ask(para, tipo), {})).statusCode).toBe(422);
    const other = await built({});
    await expectRefusal(() => ask(other.email), 409, 'access-change-taken');
    await expectRefusal(() => ask(ana.email.toUpperCase()), 409, 'access-change-same');
  });

  it('beside another, of staff by who is no administrator, of a blocked account, and of none', async () => {
    await ask(newAddress());
    await expectRefusal(() => ask(newAddress()), 409, 'access-change-open');
    const colleague = await built({ staffRole: 'sales' });
    await expectRefusal(() => ask(newAddress(), 'email', colleague.id), 403, 'account-of-staff');
    const boss = await built({ staffRole: 'administrator' });
    expect((await ask(newAddress(), 'email', colleague.id, boss.id)).statusCode).toBe(201);
    const asked = await scene.as(boss.id, 'GET', `/admin/accounts/${colleague.id}/access-changes`);
    const code = listAccessChanges.success.schema.parse(asked.json).data[0]?.codigo ?? 0;
    const cancel = (by: number) => scene.as(by, 'POST', `/admin/access-changes/${code}/cancel`, {});
    await expectRefusal(() => cancel(support.id), 403, 'account-of-staff');
    expect((await cancel(boss.id)).statusCode).toBe(204);
    const blocked = await built({ blockedAt: 1 });
    await expectRefusal(() => ask(newAddress(), 'email', blocked.id), 409, 'access-change-of-blocked');
    await expectRefusal(() => ask(newAddress(), 'email', 999_999), 404, 'user-not-found');
    const content = await built({ staffRole: 'content' });
    await expectRefusal(() => ask(newAddress(), 'email', ana.id, content.id), 403, 'not-allowed');
  });
});
