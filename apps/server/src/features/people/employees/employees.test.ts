import { listEmployees } from '@patio/contract/people/employees/list-employees.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type AccountTraits, type BuiltAccount } from '../../../../test/builders/account.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { mailsTo } from '../../../../test/mails.ts';
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
let support: BuiltAccount;
let company: BuiltAccount;
let invited = 0;

const built = (given: Partial<AccountTraits>) => buildAccount(server.deps.database, given);

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://patio.example' });
  scene = invitationScene(server);
});
beforeEach(async () => {
  support = await built({ staffRole: 'support' });
  company = await built({ profileCode: 4, tradeName: 'Transportes Alfa' });
});
afterAll(() => server.close());

const newAddress = () => {
  invited += 1;
  return `colaboradora${invited}@patio.test`;
};
const invite = (email: string, more: object = {}, employer = company.id) =>
  scene.as(support.id, 'POST', `/admin/accounts/${employer}/employees`, {
    email,
    nome: 'Ana Nova',
    matricula: '2044-A',
    ...more,
  });
const list = async () =>
  listEmployees.success.schema.parse(
    (await scene.as(support.id, 'GET', `/admin/accounts/${company.id}/employees`)).json,
  );
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
/** An employee who has accepted. */
async function employee(): Promise<{ readonly id: number; readonly email: string }> {
  const email = newAddress();
  await invite(email);
  await scene.accept(await scene.tokenTo(email), { nome: 'Ana Clara', senha: 'Vento@2026', termos: true });
  return { id: (await list()).data.find((one) => one.email === email)?.codigo ?? 0, email };
}

describe('an employee of a company, S-31', () => {
  it('is invited by staff, and the company is mailed', async () => {
    const email = newAddress();
    await onChange(() => invite(email), {
      account_invitation: added({
        email,
        staff_role: null,
        employer_id: company.id,
        registration: '2044-A',
        invited_by: support.id,
      }),
      audit: added({ actor_id: support.id, action: 'invite-employee', subject: `account ${company.id}` }),
      mail: [mailTo(email), mailTo(company.email)],
    });
    expect(await list()).toMatchObject({
      data: [],
      convites: [{ email, matricula: '2044-A', vencido: false }],
    });
    expect((await scene.read(await scene.tokenTo(email))).json).toMatchObject({
      data: { papel: null, empresa: 'Transportes Alfa', senha: 'nova' },
    });
  });

  it('accepts the terms with the invitation, and gets an account of profile 6 with the number of the company', async () => {
    const email = newAddress();
    await invite(email);
    const token = await scene.tokenTo(email);
    const without = await onChange(() => scene.accept(token, { senha: 'Vento@2026' }), {});
    expect(without.statusCode).toBe(422);
    const at = server.clock.now();
    const reply = await onChange(() => scene.accept(token, { senha: 'Vento@2026', termos: true }), {
      account: added({
        email,
        profile_code: 6,
        kind: 'C',
        registration: '2044-A',
        employer_id: company.id,
        staff_role: null,
        two_step: false,
        email_confirmed_at: at,
      }),
      account_invitation: {
        outcome: [null, 'accepted'],
        ended_at: [null, at],
        account_id: [null, expect.any(Number)],
      },
      audit: added({ action: 'accept-invitation', after: { role: null, employer: company.id } }),
      mail: mailTo(company.email),
      terms_consent: added({ given_at: at }),
    });
    expect(reply.json).toEqual({ data: { email, entrada: 'site' } });
    expect((await mailsTo(server.deps.database, company.email))[0]?.text).toContain('Ana Nova aceitou');
    const entered = await scene.post('/auth/login', { login: email, password: 'Vento@2026' });
    expect(entered.json).toMatchObject({ profileCode: 6, staffRole: null });
    expect(await list()).toMatchObject({ data: [{ email, matricula: '2044-A' }], convites: [] });
  });

  it('is refused for what is no company, an address with an account, a faulty form, and by who may not', async () => {
    const person = await built({ profileCode: 7 });
    await expectRefusal(() => invite(newAddress(), {}, person.id), 409, 'employer-not-company');
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-das-frotas' });
    for (const working of [{ partnerId }, { staffRole: 'sales' as const }]) {
      const works = await built({ profileCode: 4, ...working });
      await expectRefusal(() => invite(newAddress(), {}, works.id), 409, 'employer-not-company');
    }
    const blocked = await built({ profileCode: 5, blockedAt: 1 });
    await expectRefusal(() => invite(newAddress(), {}, blocked.id), 409, 'employer-blocked');
    await expectRefusal(() => invite(newAddress(), {}, 999_999), 404, 'user-not-found');
    await expectRefusal(() => invite(person.email), 409, 'invitation-of-account');
    const { email } = await employee();
    await expectRefusal(() => invite(email), 409, 'invitation-of-employee');
    for (const faulty of [{ email: 'a' }, { nome: '' }, { matricula: ' ' }, { matricula: 'x'.repeat(31) }])
      expect((await onChange(() => invite(newAddress(), faulty), {})).statusCode).toBe(422);
  });

  it('can be invited to the team only once they left the company, and the other way round', async () => {
    const boss = await built({ staffRole: 'administrator' });
    const { email } = await employee();
    const body = { email, nome: 'Ana', papel: 'sales' };
    const join = () => scene.as(boss.id, 'POST', '/admin/staff/invitations', body);
    await expectRefusal(join, 409, 'invitation-of-employee');
    await expectRefusal(() => invite(boss.email), 409, 'invitation-of-staff');
  });
});

describe('an invitation of an employee', () => {
  it('is sent again with another link, and cancelled once', async () => {
    const email = newAddress();
    await invite(email);
    const first = await scene.tokenTo(email);
    const code = (await list()).convites[0]?.codigo ?? 0;
    const path = `/admin/employee-invitations/${code}`;
    expect((await scene.as(support.id, 'POST', `${path}/send`, {})).statusCode).toBe(200);
    expect((await scene.read(first)).json).toEqual(refusal('invitation-link-wrong'));
    const cancel = () => scene.as(support.id, 'POST', `${path}/cancel`, {});
    const at = server.clock.now();
    await onChange(cancel, {
      account_invitation: { outcome: [null, 'cancelled'], ended_at: [null, at] },
      audit: added({ action: 'cancel-employee-invitation', subject: `account ${company.id}` }),
    });
    await expectRefusal(cancel, 409, 'invitation-not-open');
    await expectRefusal(() => scene.as(support.id, 'POST', `${path}/send`, {}), 409, 'invitation-not-open');
    const ofStaff = () => scene.as(support.id, 'POST', `/admin/staff/invitations/${code}/cancel`, {});
    await expectRefusal(ofStaff, 403, 'not-allowed');
  });

  it('of the team is none of an employee', async () => {
    const boss = await built({ staffRole: 'administrator' });
    const body = { email: newAddress(), nome: 'Ana', papel: 'sales' };
    const made = await scene.as(boss.id, 'POST', '/admin/staff/invitations', body);
    const code = Number(Reflect.get(Object(Reflect.get(Object(made.json), 'data')), 'codigo'));
    for (const step of ['cancel', 'send'])
      await expectRefusal(
        () => scene.as(support.id, 'POST', `/admin/employee-invitations/${code}/${step}`, {}),
        404,
        'invitation-not-found',
      );
  });
});

describe('the account of an employee', () => {
  it('is ended once: it is blocked with the reason, their sessions end, and both sides are mailed', async () => {
    const { id, email } = await employee();
    const { token } = await buildSession(server.deps, id);
    const at = server.clock.now();
    const end = () =>
      scene.as(support.id, 'POST', `/admin/employees/${id}/end`, { motivo: 'Saiu da empresa.' });
    const reply = await onChange(end, {
      account: { employer_id: [company.id, null], blocked_at: [null, at], browsers_forgotten: [0, 1] },
      account_block: added({ account_id: id, reason: 'Saiu da empresa.', blocked_by: support.id }),
      audit: [
        added({ action: 'block-account', subject: `account ${id}` }),
        added({ action: 'end-employee', before: { employer: company.id }, after: { employer: null } }),
      ],
      mail: [mailTo(email), mailTo(company.email)],
      security_event: added({ account_id: id, kind: 'account-blocked' }),
    });
    expect(reply.statusCode).toBe(204);
    const me = await server.app.inject({ url: '/api/auth/me', headers: { 'security-token': token } });
    expect(me.statusCode).toBe(401);
    expect((await list()).data.map(({ codigo }) => codigo)).not.toContain(id);
    await expectRefusal(end, 404, 'employee-not-found');
    const buyer = await built({});
    const ofBuyer = () =>
      scene.as(support.id, 'POST', `/admin/employees/${buyer.id}/end`, { motivo: 'Engano.' });
    await expectRefusal(ofBuyer, 404, 'employee-not-found');
  });
});

describe('an employee whose account is blocked for some days', () => {
  it('stays blocked once they left the company, when those days are over too', async () => {
    const { id } = await employee();
    const until = dayOf(server.clock.now() + 7 * 86_400_000);
    const sales = await built({ staffRole: 'sales' });
    await scene.as(sales.id, 'POST', `/admin/accounts/${id}/block`, {
      motivo: 'Muitas ofertas.',
      ate: until,
    });
    await scene.as(support.id, 'POST', `/admin/employees/${id}/end`, { motivo: 'Saiu da empresa.' });
    const blocks = await server.deps.database.rows<{ reason: string; until: number | null; lifted: boolean }>(
      {
        name: 'test.blocks',
        text: 'select reason, until, lifted_at is not null as lifted from account_block where account_id = $1 order by id',
      },
      [id],
    );
    expect(blocks).toMatchObject([
      { reason: 'Muitas ofertas.', lifted: true },
      { reason: 'Saiu da empresa.', until: null, lifted: false },
    ]);
  });
});

describe('an invitation of a company that is blocked, or gone, meanwhile', () => {
  it.each(['blocked_at', 'erased_at'])('makes nobody its employee: %s', async (column) => {
    const email = newAddress();
    await invite(email);
    const token = await scene.tokenTo(email);
    await server.deps.database.run(
      { name: `test.company-${column}`, text: `update account set ${column} = now() where id = $1` },
      [company.id],
    );
    await expectRefusal(
      () => scene.accept(token, { nome: 'Ana Clara', senha: 'Vento@2026', termos: true }),
      409,
      'invitation-cancelled',
    );
  });
});

describe('a new password that staff ask for, S-34', () => {
  const require = (id: number, by = support.id) =>
    scene.as(by, 'POST', `/admin/accounts/${id}/require-password`, { motivo: 'Senha vista por outros.' });

  it('ends the sessions; the next sign-in opens only the form for it', async () => {
    const buyer = await built({ password: workPassword });
    const { token } = await buildSession(server.deps, buyer.id);
    await onChange(() => require(buyer.id), {
      account: { must_change_password: [false, true], browsers_forgotten: [0, 1] },
      audit: added({ actor_id: support.id, action: 'require-password', subject: `account ${buyer.id}` }),
      mail: mailTo(buyer.email),
    });
    expect((await mailsTo(server.deps.database, buyer.email))[0]?.text).toContain('Senha vista por outros.');
    const me = await server.app.inject({ url: '/api/auth/me', headers: { 'security-token': token } });
    expect(me.statusCode).toBe(401);
    const entered = await scene.post('/auth/login', { login: buyer.email, password: workPassword });
    expect(entered.json).toMatchObject({ alteraPassword: 'S' });
    expect((await onChange(() => require(buyer.id), {})).statusCode).toBe(204);
  });

  it('is asked of staff by administrators alone, and of nobody without a password', async () => {
    const colleague = await built({ staffRole: 'sales' });
    await expectRefusal(() => require(colleague.id), 403, 'account-of-staff');
    const boss = await built({ staffRole: 'administrator' });
    expect((await require(colleague.id, boss.id)).statusCode).toBe(204);
    const social = await built({});
    await server.deps.database.run(
      { name: 'test.social', text: 'update account set password_hash = null where id = $1' },
      [social.id],
    );
    await expectRefusal(() => require(social.id), 409, 'account-without-password');
    await expectRefusal(() => require(999_999), 404, 'user-not-found');
  });
});
