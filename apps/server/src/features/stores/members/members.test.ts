import { listStoreMembers } from '@patio/contract/stores/members/list-store-members.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type AccountTraits, type BuiltAccount } from '../../../../test/builders/account.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import {
  invitationScene,
  notOfTheCall,
  refusal,
  workPassword,
} from '../../../../test/scenes/invitation-scene.ts';
import { added, expectOnlyChanged, mailTo } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let scene: ReturnType<typeof invitationScene>;
let sales: BuiltAccount;
let owner: BuiltAccount;
let member: BuiltAccount;
let outsider: BuiltAccount;
let store: number;
let other: number;
let made = 0;

const built = (given: Partial<AccountTraits>) => buildAccount(server.deps.database, given);

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://patio.example' });
  scene = invitationScene(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  made += 1;
  const { database } = server.deps;
  store = await buildPartner(database, { store: `gente-${'x'.repeat(made)}`, name: 'Loja da Gente' });
  other = await buildPartner(database, { store: `outra-gente-${'x'.repeat(made)}` });
  sales = await built({ staffRole: 'sales' });
  owner = await built({ partnerId: store });
  member = await built({ partnerId: store });
  outsider = await built({ partnerId: other });
  const text = 'update account set store_owner = true where id = any($1)';
  await database.run({ name: 'test.owners', text }, [[owner.id, outsider.id]]);
});

const newAddress = () => `pessoa${(made += 1)}@loja.test`;
const invite = (by: BuiltAccount, email = newAddress(), id = store) =>
  scene.as(by.id, 'POST', `/admin/stores/${id}/members`, { email, nome: 'Ana Nova' });
const list = async (by: BuiltAccount, id = store) =>
  listStoreMembers.success.schema.parse((await scene.as(by.id, 'GET', `/admin/stores/${id}/members`)).json);
const remove = (by: BuiltAccount, id: number) =>
  scene.as(by.id, 'POST', `/admin/store-members/${id}/end`, { motivo: 'Saiu da loja.' });
const handOver = (by: BuiltAccount, id: number) =>
  scene.as(by.id, 'POST', `/admin/store-members/${id}/owner`, { motivo: 'Novo gerente.' });
const onChange = <T>(action: () => Promise<T>, changes: Parameters<typeof expectOnlyChanged>[2]) =>
  expectOnlyChanged(server, action, changes, notOfTheCall);
const expectRefusal = async (
  action: () => ReturnType<typeof invite>,
  status: number,
  code: Parameters<typeof refusal>[0],
) => {
  const reply = await onChange(action, {});
  expect([reply.statusCode, reply.json]).toEqual([status, refusal(code)]);
};

describe('the members of a store', () => {
  it('are listed for the house and for themselves, who answers for it first, and for no other store', async () => {
    const seen = await list(member);
    expect(seen.data.map(({ codigo }) => codigo)).toEqual([owner.id, member.id]);
    expect([seen.gere, (await list(owner)).gere, (await list(sales)).gere]).toEqual([false, true, true]);
    const path = `/admin/stores/${store}/members`;
    expect((await scene.as(outsider.id, 'GET', path)).statusCode).toBe(404);
    const finance = await built({ staffRole: 'finance' });
    expect((await scene.as(finance.id, 'GET', path)).statusCode).toBe(403);
  });

  it('are invited by the owner, join with a password of their own, and work there with a second step', async () => {
    const email = newAddress();
    const reply = await onChange(() => invite(owner, email), {
      account_invitation: added({ email, partner_id: store, staff_role: null, employer_id: null }),
      audit: added({ actor_id: owner.id, action: 'invite-store-member', subject: `partner ${store}` }),
      mail: mailTo(email),
    });
    expect(reply.statusCode).toBe(201);
    const token = await scene.tokenTo(email);
    expect((await scene.read(token)).json).toMatchObject({
      data: { loja: 'Loja da Gente', papel: null, empresa: null, senha: 'nova' },
    });
    const weak = await scene.accept(token, { nome: 'Ana', senha: 'Senha123!', termos: true });
    expect(weak.statusCode).toBe(422);
    const agreed = { nome: 'Ana Nova', senha: workPassword, termos: true };
    expect((await scene.accept(token, { ...agreed, termos: false })).statusCode).toBe(422);
    const accepted = await scene.accept(token, agreed);
    expect(accepted.json).toEqual({ data: { email, entrada: 'painel' } });
    const joined = (await list(owner)).data.find((one) => one.email === email);
    expect(joined).toMatchObject({ responde: false });
    const seen = await scene.as(joined?.codigo ?? 0, 'GET', `/admin/stores/${store}`);
    expect(seen.statusCode).toBe(200);
    expect((await scene.accept(token, agreed)).statusCode).toBe(409);
  });

  it('are invited by sales too, which the owner is mailed; by no other member, role or store', async () => {
    const email = newAddress();
    await onChange(() => invite(sales, email), {
      account_invitation: added({ email }),
      audit: added({ actor_id: sales.id }),
      mail: [mailTo(email), mailTo(owner.email)],
    });
    await expectRefusal(() => invite(member), 403, 'store-owner-only');
    await expectRefusal(() => invite(outsider), 403, 'not-allowed');
    const support = await built({ staffRole: 'support' });
    await expectRefusal(() => invite(support), 403, 'not-allowed');
  });

  it('are at most fifty, of an open store, and work in one place', async () => {
    await expectRefusal(() => invite(owner, outsider.email), 409, 'invitation-of-store');
    await expectRefusal(() => invite(owner, sales.email), 409, 'invitation-of-staff');
    const text = `insert into account_invitation (email, name, partner_id, token_hash, idiom, invited_at, sent_at, expires_at)
      select 'cheia' || n || '@loja.test', 'X', $1::bigint, sha256(('t' || $1::bigint || n)::bytea), 'PTBR', now(), now(), now() from generate_series(1, 48) n`;
    await server.deps.database.run({ name: 'test.full', text }, [store]);
    const full = await onChange(() => invite(owner), {});
    expect(full.statusCode).toBe(409);
    const closed = `update partner set status = 'suspended' where id = $1`;
    await server.deps.database.run({ name: 'test.closed', text: closed }, [other]);
    await expectRefusal(() => invite(sales, newAddress(), other), 409, 'store-takes-no-members');
  });

  it('lose their session at once when they are removed, and both sides are mailed', async () => {
    const { token } = await buildSession(server.deps, member.id, { office: true });
    const reply = await onChange(() => remove(owner, member.id), {
      account: { partner_id: [store, null] },
      audit: added({ action: 'remove-store-member', subject: `partner ${store}` }),
      mail: [mailTo(member.email), mailTo(owner.email)],
    });
    expect(reply.statusCode).toBe(204);
    const me = await server.app.inject({ url: '/api/admin/store', headers: { 'security-token': token } });
    expect(me.statusCode).toBe(401);
    await expectRefusal(() => remove(owner, member.id), 404, 'store-member-not-found');
  });

  it('are not removed by each other, from another store, nor who answers for it before another does', async () => {
    await expectRefusal(() => remove(member, owner.id), 403, 'store-owner-only');
    await expectRefusal(() => remove(outsider, member.id), 404, 'store-member-not-found');
    await expectRefusal(() => remove(owner, owner.id), 409, 'store-owner-stays');
    await expectRefusal(() => handOver(member, member.id), 403, 'store-owner-only');
    await onChange(() => handOver(owner, member.id), {
      account: [{ store_owner: [true, false] }, { store_owner: [false, true] }],
      audit: added({
        action: 'make-store-owner',
        before: { account: owner.id },
        after: { account: member.id },
      }),
      mail: [mailTo(member.email), mailTo(owner.email)],
    });
    await expectRefusal(() => invite(owner), 403, 'store-owner-only');
    expect((await remove(member, owner.id)).statusCode).toBe(204);
    expect((await list(sales)).data.map(({ codigo }) => codigo)).toEqual([member.id]);
  });
});

describe('an invitation to a store', () => {
  it('is sent again with another link, and cancelled once, by who manages the store alone', async () => {
    const email = newAddress();
    await invite(owner, email);
    const first = await scene.tokenTo(email);
    const code = (await list(owner)).convites[0]?.codigo ?? 0;
    const step = (by: BuiltAccount, name: string) =>
      scene.as(by.id, 'POST', `/admin/store-invitations/${code}/${name}`, {});
    for (const name of ['send', 'cancel']) {
      await expectRefusal(() => step(member, name), 403, 'store-owner-only');
      await expectRefusal(() => step(outsider, name), 404, 'invitation-not-found');
    }
    expect((await step(sales, 'send')).statusCode).toBe(200);
    expect((await scene.read(first)).json).toEqual(refusal('invitation-link-wrong'));
    expect((await step(owner, 'cancel')).statusCode).toBe(204);
    await expectRefusal(() => step(owner, 'cancel'), 409, 'invitation-not-open');
    const ofTeam = () => scene.as(sales.id, 'POST', `/admin/employee-invitations/${code}/cancel`, {});
    expect((await ofTeam()).statusCode).not.toBe(204);
  });
});
