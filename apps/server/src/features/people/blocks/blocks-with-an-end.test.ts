import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type BuiltAccount } from '../../../../test/builders/account.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../test/mails.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  expectRefused,
  mailTo,
} from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { liftEndedBlocksJob } from './public.ts';

const HOUR = 3_600_000;
const motivo = 'Lances sem intenção de compra.';

let server: TestServer;
let sales: StaffMember;
let ana: BuiltAccount;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server, { name: 'Vera' });
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildAccount(server.deps.database);
});

const block = (ate?: string) => sales.post(`/admin/accounts/${ana.id}/block`, { motivo, ate });
const lift = () => liftEndedBlocksJob(server.deps).run();
/** In the tests' world it is noon of 2026-06-01 in São Paulo, or later. */
const dayIn = (days: number) =>
  new Date(server.clock.now() + days * 24 * HOUR - 3 * HOUR).toISOString().slice(0, 10);
const blocks = async () =>
  (await sales.get(`/admin/accounts/${ana.id}/blocks`)).json<{
    data: { ate: string | null; liberacao: object | null }[];
    bloqueadaEm: string | null;
  }>();

describe('a block with an end, S-46', () => {
  it('is told with its last day, holds for all of it, and then ends by itself', async () => {
    const reply = await block(dayIn(2));
    expect(reply.statusCode, reply.body).toBe(201);
    const [mail] = await mailsTo(server.deps.database, ana.email);
    expect(mail?.text).toContain(`O bloqueio vale até ${dayIn(2).split('-').toReversed().join('/')}`);
    const until = Date.parse((await blocks()).data[0]?.ate ?? '');
    server.clock.advance(until - 1 - server.clock.now());
    await expectNothingChanged(server, lift);
    server.clock.advance(1);
    await expectOnlyChanged(server, lift, {
      account: { blocked_at: [expect.any(Number), null] },
      account_block: { lifted_at: [null, until] },
      mail: mailTo(ana.email),
      security_event: added({ account_id: ana.id, kind: 'account-unblocked' }),
    });
    expect(await blocks()).toMatchObject({
      bloqueadaEm: null,
      data: [{ liberacao: { motivo: '', por: null, em: new Date(until).toISOString() } }],
    });
    expect((await mailsTo(server.deps.database, ana.email))[0]?.text).toContain('O prazo do bloqueio');
    await expectNothingChanged(server, lift);
  });

  it('that staff lift before stays lifted, and one without an end never ends', async () => {
    await block(dayIn(1));
    await sales.post(`/admin/accounts/${ana.id}/unblock`, { motivo: 'Documentos conferidos.' });
    ana = await buildAccount(server.deps.database);
    await block();
    server.clock.advance(400 * 24 * HOUR);
    await expectNothingChanged(server, lift);
    expect((await blocks()).bloqueadaEm).not.toBeNull();
  });

  it.each(['2020-01-01', '2999-12-31', '2026-02-31', 'amanhã', ''])('does not end on %j', async (ate) => {
    const reply = await expectRefused(server, () => block(ate), 422);
    expect(reply.json()).toEqual({ erros: [expect.stringContaining('último dia do bloqueio')] });
  });
});
