import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type AccountTraits, type BuiltAccount } from '../../../../test/builders/account.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { invitationScene, notOfTheCall, refusal } from '../../../../test/scenes/invitation-scene.ts';
import { added, expectOnlyChanged, mailTo } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { cleanUpInvitationsJob } from '../invitations/public.ts';

const HOUR = 3_600_000;

let server: TestServer;
let scene: ReturnType<typeof invitationScene>;
let boss: BuiltAccount;
let invited = 0;

const built = (given: Partial<AccountTraits>) => buildAccount(server.deps.database, given);

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://patio.example' });
  scene = invitationScene(server);
  boss = await built({ staffRole: 'administrator', name: 'Zoe', surname: 'Alta' });
});
afterAll(() => server.close());

const newAddress = () => {
  invited += 1;
  return `convidada${invited}@patio.test`;
};
const body = (email: string, more: object = {}) => ({ email, nome: 'Ana Nova', papel: 'finance', ...more });
const invite = (email: string, more: object = {}, by = boss.id) =>
  scene.as(by, 'POST', '/admin/staff/invitations', body(email, more));
const staff = async (by = boss.id) => (await scene.as(by, 'GET', '/admin/staff')).json;
const open = async () => Reflect.get(Object(await staff()), 'convites');
const codeOf = (reply: { json: unknown }): number =>
  Number(Reflect.get(Object(Reflect.get(Object(reply.json), 'data')), 'codigo'));
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

describe('an invitation to the team', () => {
  it('is mailed with a link in the fragment, stored as a hash, audited and listed; nothing else changes', async () => {
    const email = newAddress();
    const at = server.clock.now();
    const reply = await onChange(() => invite(` ${email.toUpperCase()} `), {
      account_invitation: added({
        email,
        name: 'Ana Nova',
        staff_role: 'finance',
        employer_id: null,
        invited_by: boss.id,
        invited_at: at,
        expires_at: at + 72 * HOUR,
        outcome: null,
      }),
      audit: added({ actor_id: boss.id, action: 'invite-staff', details: { role: 'finance' } }),
      mail: mailTo(email),
    });
    expect(reply.statusCode).toBe(201);
    expect(await open()).toMatchObject([
      { email, nome: 'Ana Nova', papel: 'finance', convidadoPor: 'Zoe Alta', vencido: false },
    ]);
    const token = await scene.tokenTo(email);
    const [mail] = await mailsTo(server.deps.database, email);
    expect(mail?.text).toContain('72 horas');
    expect(mail?.text).toContain('Zoe Alta');
    expect(mail?.text).toContain('Financeiro');
    const stored = await server.deps.database.row<{ text: string }>(
      { name: 'test.stored', text: 'select i::text as text from account_invitation i where email = $1' },
      [email],
    );
    expect(stored?.text).not.toContain(token);
    expect((await scene.read(token)).json).toMatchObject({
      data: { email, nome: 'Ana Nova', papel: 'finance', empresa: null, senha: 'nova' },
    });
  });

  it('is refused for an address that has one, until that has expired', async () => {
    const email = newAddress();
    await invite(email);
    const first = await scene.tokenTo(email);
    await expectRefusal(() => invite(email), 409, 'invitation-open');
    server.clock.advance(72 * HOUR - 1);
    await expectRefusal(() => invite(email), 409, 'invitation-open');
    server.clock.advance(1);
    expect((await scene.read(first)).json).toEqual(refusal('invitation-expired'));
    expect(await open()).toContainEqual(expect.objectContaining({ email, vencido: true }));
    expect((await invite(email)).statusCode).toBe(201);
    expect((await scene.read(first)).json).toEqual(refusal('invitation-cancelled'));
    expect((await scene.read(await scene.tokenTo(email))).statusCode).toBe(200);
  });

  it.each([
    ['the team', { staffRole: 'content' }, 'invitation-of-staff'],
    ['a store', { partnerId: 0 }, 'invitation-of-store'],
    ['a blocked account', { blockedAt: 1 }, 'invitation-of-blocked'],
  ] as const)('is refused for a user of %s', async (_whose, traits, code) => {
    const partnerId =
      'partnerId' in traits ? await buildPartner(server.deps.database, { store: 'loja-convidada' }) : null;
    const { email } = await built({ ...traits, partnerId });
    await expectRefusal(() => invite(email), 409, code);
  });

  it('is refused with a faulty form, by everyone but administrators, and without end', async () => {
    for (const faulty of [{ email: 'a@' }, { nome: ' ' }, { papel: 'chefe' }, { nome: 'x'.repeat(101) }]) {
      const reply = await onChange(() => invite(newAddress(), faulty), {});
      expect([faulty, reply.statusCode]).toEqual([faulty, 422]);
    }
    const sales = await built({ staffRole: 'sales' });
    await expectRefusal(() => invite(newAddress(), {}, sales.id), 403, 'not-allowed');
    const busy = await built({ staffRole: 'administrator' });
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await invite(newAddress(), {}, busy.id)).statusCode);
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([30, 429]);
  });

  it('is one, when two administrators invite the same user at the same moment', async () => {
    const other = await built({ staffRole: 'administrator' });
    const email = newAddress();
    const replies = await Promise.all([invite(email), invite(email, {}, other.id)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe('an open invitation', () => {
  it('is sent again with another link; the link before opens nothing', async () => {
    const email = newAddress();
    const code = codeOf(await invite(email));
    const first = await scene.tokenTo(email);
    server.clock.advance(80 * HOUR);
    const at = server.clock.now();
    const again = () => scene.as(boss.id, 'POST', `/admin/staff/invitations/${code}/send`, {});
    const reply = await onChange(again, {
      account_invitation: {
        token_hash: expect.any(Array),
        sent_at: [at - 80 * HOUR, at],
        expires_at: [at - 8 * HOUR, at + 72 * HOUR],
      },
      audit: added({ actor_id: boss.id, action: 'resend-invitation' }),
      mail: mailTo(email),
    });
    expect(reply.json).toMatchObject({ data: { vencido: false } });
    expect((await scene.read(first)).json).toEqual(refusal('invitation-link-wrong'));
    expect((await scene.read(await scene.tokenTo(email))).statusCode).toBe(200);
    for (let count = 0; count < 4; count += 1) await again();
    expect((await again()).statusCode).toBe(429);
  });

  it('is cancelled once, and its link says so', async () => {
    const email = newAddress();
    const code = codeOf(await invite(email));
    const cancel = () => scene.as(boss.id, 'POST', `/admin/staff/invitations/${code}/cancel`, {});
    const at = server.clock.now();
    await onChange(cancel, {
      account_invitation: { outcome: [null, 'cancelled'], ended_at: [null, at] },
      audit: added({ actor_id: boss.id, action: 'cancel-invitation' }),
    });
    expect((await scene.read(await scene.tokenTo(email))).json).toEqual(refusal('invitation-cancelled'));
    await expectRefusal(cancel, 409, 'invitation-not-open');
    const again = () => scene.as(boss.id, 'POST', `/admin/staff/invitations/${code}/send`, {});
    await expectRefusal(again, 409, 'invitation-not-open');
    const unknown = () => scene.as(boss.id, 'POST', '/admin/staff/invitations/999999/cancel', {});
    await expectRefusal(unknown, 404, 'invitation-not-found');
  });

  it('is forgotten a month after its end, not before', async () => {
    const email = newAddress();
    const code = codeOf(await invite(email));
    await scene.as(boss.id, 'POST', `/admin/staff/invitations/${code}/cancel`, {});
    const token = await scene.tokenTo(email);
    server.clock.advance(30 * 24 * HOUR);
    await cleanUpInvitationsJob(server.deps).run();
    expect((await scene.read(token)).json).toEqual(refusal('invitation-cancelled'));
    server.clock.advance(1);
    await cleanUpInvitationsJob(server.deps).run();
    expect((await scene.read(token)).json).toEqual(refusal('invitation-link-wrong'));
  });
});
