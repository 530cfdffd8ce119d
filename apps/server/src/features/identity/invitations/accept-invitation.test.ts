import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type AccountTraits, type BuiltAccount } from '../../../../test/builders/account.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { mailedCode, mailsTo } from '../../../../test/mails.ts';
import {
  invitationScene,
  notOfTheCall,
  refusal,
  workPassword,
} from '../../../../test/scenes/invitation-scene.ts';
import { added, expectOnlyChanged, mailTo } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const HOUR = 3_600_000;

let server: TestServer;
let scene: ReturnType<typeof invitationScene>;
let boss: BuiltAccount;
let invited = 0;

const built = (given: Partial<AccountTraits>) => buildAccount(server.deps.database, given);

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://patio.example', LOGIN_TRIES_PER_ADDRESS: '1000' });
  scene = invitationScene(server);
  boss = await built({ staffRole: 'administrator', name: 'Zoe', surname: 'Alta' });
});
afterAll(() => server.close());

/** The token of an invitation to an address. */
async function invitedTo(email: string, papel = 'sales'): Promise<string> {
  const body = { email, nome: 'Ana Nova', papel };
  const reply = await scene.as(boss.id, 'POST', '/admin/staff/invitations', body);
  expect(reply.statusCode, reply.body).toBe(201);
  return scene.tokenTo(email);
}
const newAddress = () => {
  invited += 1;
  return `nova${invited}@patio.test`;
};
const account = (email: string) =>
  server.deps.database.row<{ id: number; staff_role: string | null; two_step: boolean; name: string }>(
    { name: 'test.account', text: 'select id, staff_role, two_step, name from account where email = $1' },
    [email],
  );
const onChange = <T>(action: () => Promise<T>, changes: Parameters<typeof expectOnlyChanged>[2]) =>
  expectOnlyChanged(server, action, changes, notOfTheCall);
const expectRefusal = async (action: () => ReturnType<typeof scene.accept>, status: number, body: object) => {
  const reply = await onChange(action, {});
  expect([reply.statusCode, reply.json]).toMatchObject([status, body]);
};
const asFields = { statusCode: 422 };

describe('a user without an account', () => {
  it('sets name and password, and gets account and role; who invited them and the audit know', async () => {
    const email = newAddress();
    const token = await invitedTo(email);
    const at = server.clock.now();
    const reply = await onChange(() => scene.accept(token, { nome: 'Ana Clara', senha: workPassword }), {
      account: added({
        email,
        username: email,
        name: 'Ana Clara',
        staff_role: 'sales',
        partner_id: null,
        employer_id: null,
        profile_code: 6,
        email_confirmed_at: at,
        two_step: true,
        must_change_password: false,
        password_unproved: false,
      }),
      account_invitation: {
        outcome: [null, 'accepted'],
        ended_at: [null, at],
        account_id: [null, expect.any(Number)],
      },
      audit: added({
        action: 'accept-invitation',
        details: expect.objectContaining({ invitedBy: boss.id }),
        before: { role: null, employer: null },
        after: { role: 'sales', employer: null },
      }),
      mail: [mailTo(email), mailTo(boss.email)],
      security_event: added({ kind: 'two-step-on' }),
    });
    expect(reply.json).toEqual({ data: { email, entrada: 'painel' } });
    expect((await mailsTo(server.deps.database, boss.email))[0]?.text).toContain('Ana Clara aceitou');
  });

  it('enters the back office with the password and a mailed code, which is their second step', async () => {
    const email = newAddress();
    await scene.accept(await invitedTo(email, 'support'), { senha: workPassword });
    const typed = { login: email, password: workPassword };
    expect(await scene.post('/admin/session', typed)).toMatchObject({
      statusCode: 403,
      json: { codigoAcesso: true },
    });
    await scene.post('/auth/envio_codigo_acesso', typed);
    const codigoAcesso = await mailedCode(server.deps.database, email);
    const entered = await scene.post('/admin/session', { ...typed, codigoAcesso });
    expect(entered.json).toMatchObject({ data: { papel: 'support', nome: 'Ana Nova' } });
    expect((await mailsTo(server.deps.database, email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Entrada em duas etapas ligada'),
    );
    const token = String(Reflect.get(Object(Reflect.get(Object(entered.json), 'data')), 'token'));
    const questions = await server.app.inject({
      url: '/api/admin/questions',
      headers: { 'security-token': token },
    });
    expect(questions.statusCode).toBe(200);
  });

  it('sets no weak password, and may try again', async () => {
    const token = await invitedTo(newAddress());
    for (const senha of [undefined, ' ', 'curta', 'Senha@123', 'Ana@2026#nova']) {
      const reply = await onChange(() => scene.accept(token, { senha }), {});
      expect([senha, reply]).toMatchObject([senha, { ...asFields, json: { novaSenha: true } }]);
    }
    expect((await scene.accept(token, { senha: workPassword })).statusCode).toBe(200);
  });

  it('accepts once, however often at the same moment', async () => {
    const email = newAddress();
    const token = await invitedTo(email);
    const replies = await Promise.all([1, 2, 3].map(() => scene.accept(token, { senha: workPassword })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    await expectRefusal(
      () => scene.accept(token, { senha: workPassword }),
      409,
      refusal('invitation-accepted'),
    );
  });

  it('makes an administrator of themselves under the eyes of all others', async () => {
    const other = await built({ staffRole: 'administrator' });
    const email = newAddress();
    await scene.accept(await invitedTo(email, 'administrator'), { nome: 'Bia', senha: workPassword });
    expect((await mailsTo(server.deps.database, other.email))[0]?.text).toContain(
      'Zoe Alta deu o papel Administração a Bia.',
    );
    expect((await mailsTo(server.deps.database, boss.email))[0]?.text).toContain('Bia aceitou');
  });
});

describe('a user with an account', () => {
  it('shows its password, and keeps it; the role comes after that and not before', async () => {
    const buyer = await built({ password: workPassword, name: 'Caio' });
    const token = await invitedTo(buyer.email, 'content');
    expect((await scene.read(token)).json).toMatchObject({ data: { senha: 'atual' } });
    expect((await account(buyer.email))?.staff_role).toBeNull();
    await expectRefusal(() => scene.accept(token), 422, { senhaAtual: true });
    await expectRefusal(() => scene.accept(token, { senha: workPassword }), 422, { senhaAtual: true });
    const wrong = await scene.accept(token, { senhaAtual: 'Sete grifos cruzam 43 pontes!' });
    expect([wrong.statusCode, wrong.json]).toEqual([401, refusal('wrong-credentials')]);
    expect((await account(buyer.email))?.staff_role).toBeNull();
    const right = await scene.accept(token, { nome: 'Outro', senhaAtual: workPassword });
    expect(right.statusCode, right.body).toBe(200);
    expect(await account(buyer.email)).toMatchObject({ staff_role: 'content', name: 'Caio' });
  });

  it('replaces a password that is too weak for work, which ends their sessions', async () => {
    const buyer = await built({});
    const token = await invitedTo(buyer.email);
    await expectRefusal(() => scene.accept(token, { senhaAtual: buyer.password }), 422, { novaSenha: true });
    await expectRefusal(() => scene.accept(token, { senhaAtual: buyer.password, senha: 'Fraca@12' }), 422, {
      novaSenha: true,
    });
    const stolen = { senhaAtual: 'Senha@124', senha: workPassword };
    expect((await scene.accept(token, stolen)).statusCode).toBe(401);
    const body = { senhaAtual: buyer.password, senha: workPassword };
    expect((await scene.accept(token, body)).statusCode).toBe(200);
    const old = await scene.post('/auth/login', { login: buyer.email, password: buyer.password });
    expect(old.statusCode).toBe(401);
  });

  it('shows the second step that it has', async () => {
    const buyer = await built({ password: workPassword, twoStep: true });
    const token = await invitedTo(buyer.email);
    await expectRefusal(() => scene.accept(token, { senhaAtual: workPassword }), 403, { codigoAcesso: true });
    await scene.post('/auth/envio_codigo_acesso', { login: buyer.email, password: workPassword });
    const codigoAcesso = await mailedCode(server.deps.database, buyer.email);
    const reply = await scene.accept(token, { senhaAtual: workPassword, codigoAcesso });
    expect(reply.statusCode, reply.body).toBe(200);
  });

  it('takes over one that nobody had confirmed: what opened it before no longer does', async () => {
    const squatted = await built({ emailConfirmed: false, password: 'Sete lobos cruzam 41 pontes!' });
    const token = await invitedTo(squatted.email);
    expect((await scene.read(token)).json).toMatchObject({ data: { senha: 'nova' } });
    const senhaAtual = squatted.password;
    await expectRefusal(() => scene.accept(token, { senhaAtual }), 422, { novaSenha: true });
    expect((await scene.accept(token, { senha: workPassword })).statusCode).toBe(200);
    const old = await scene.post('/auth/login', { login: squatted.email, password: senhaAtual });
    expect(old.statusCode).toBe(401);
    expect(await account(squatted.email)).toMatchObject({ id: squatted.id, staff_role: 'sales' });
  });

  it.each([
    ['is blocked', 'update account set blocked_at = now() where email = $1', 'invitation-of-blocked'],
    ['joins the team', `update account set staff_role = 'content' where email = $1`, 'invitation-of-staff'],
  ] as const)('cannot accept if it %s meanwhile', async (_what, text, code) => {
    const buyer = await built({ password: workPassword });
    const token = await invitedTo(buyer.email);
    await server.deps.database.run({ name: `test.meanwhile-${code}`, text }, [buyer.email]);
    await expectRefusal(() => scene.accept(token, { senhaAtual: workPassword }), 409, refusal(code));
    expect((await scene.read(token)).json).toEqual(refusal(code));
  });

  it('cannot accept if it is a store’s meanwhile', async () => {
    const buyer = await built({ password: workPassword });
    const token = await invitedTo(buyer.email);
    const store = await buildPartner(server.deps.database, { store: 'loja-depois' });
    const text = 'update account set partner_id = $2 where email = $1';
    await server.deps.database.run({ name: 'test.of-store', text }, [buyer.email, store]);
    const accept = () => scene.accept(token, { senhaAtual: workPassword });
    await expectRefusal(accept, 409, refusal('invitation-of-store'));
  });
});

describe('a link', () => {
  it('that is none, or expired, opens nothing and says so', async () => {
    for (const token of ['x', 'A'.repeat(43), '"><script>'])
      await expectRefusal(
        () => scene.accept(token, { senha: workPassword }),
        404,
        refusal('invitation-link-wrong'),
      );
    const late = await invitedTo(newAddress());
    server.clock.advance(72 * HOUR);
    await expectRefusal(
      () => scene.accept(late, { senha: workPassword }),
      409,
      refusal('invitation-expired'),
    );
  });

  it('is tried so often from a network and no more', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await scene.read('A'.repeat(43))).statusCode);
    expect(statuses.at(-1)).toBe(429);
    server.clock.advance(HOUR);
  });
});
