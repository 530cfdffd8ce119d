import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../test/mails.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const prova = 'Consulta ao Sintegra, protocolo 4711.';
const motivo = 'Pedido por carta, com o cartão da inscrição.';
const none = { inscricao: null, isento: false };

let server: TestServer;
let sales: StaffMember;
let loja: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  loja = await buildBuyer(server, { profileCode: 5 });
});
afterAll(() => server.close());

const set = async (body: object, { id = loja.id, by = sales.id } = {}) => {
  const { headers } = await buildSession(server.deps, by, { office: true });
  const url = `/api/admin/accounts/${id}/state-registration`;
  return server.app.inject({ method: 'PUT', url, headers, payload: { prova, motivo, ...body } });
};
const to = (inscricao: string | null, anterior: object, isento = false) =>
  set({ inscricao, isento, anterior });

describe('the state registration of a company, C-88', () => {
  it('is set by staff with its proof, and the company is notified', async () => {
    await expectOnlyChanged(server, () => to('082.345.67-8', none), {
      account: { state_registration: [null, '082.345.67-8'] },
      audit: added({
        action: 'set-state-registration',
        subject: `account ${loja.id}`,
        details: { proof: prova, reason: motivo },
        before: { registration: null, exempt: false },
        after: { registration: '082.345.67-8', exempt: false },
      }),
      mail: mailTo(loja.email),
      notification: noticeTo(loja.id),
    });
    expect((await loja.get('/usrio/edit')).json()).toMatchObject({ inscricaoSocial: '082.345.67-8' });
    const [mail] = await mailsTo(server.deps.database, loja.email);
    expect(mail?.text).toContain('082.345.67-8');
    expect(mail?.text).toContain(motivo);
    expect(mail?.text).not.toContain('Sintegra');
  });

  it('is not overwritten by one who read the value before; the same again changes nothing', async () => {
    const reply = await expectRefused(server, () => to('999999999', none), 409);
    expect(reply.json()).toEqual({ erros: [expect.stringContaining('mudou enquanto você preenchia')] });
    await expectNothingChanged(server, () => to('082.345.67-8', none));
    const exempt = await to(null, { inscricao: '082.345.67-8', isento: false }, true);
    expect(exempt.statusCode, exempt.body).toBe(204);
    expect((await loja.get('/usrio/edit')).json()).toMatchObject({ inscricaoSocial: null, isento: true });
  });

  it('is corrected in its punctuation without telling the company of news that are none', async () => {
    await to('082.345.67-8', { inscricao: null, isento: true });
    await expectOnlyChanged(server, () => to('082345678', { inscricao: '082.345.67-8', isento: false }), {
      account: { state_registration: ['082.345.67-8', '082345678'] },
      audit: added({ action: 'set-state-registration' }),
    });
  });

  it.each([
    ['letters', { inscricao: 'ISENTO' }],
    ['nothing at all', { inscricao: '' }],
    ['a number of an exempt company', { inscricao: '1', isento: true }],
    ['too much', { inscricao: '1'.repeat(31) }],
    ['markup', { inscricao: '<b>1</b>' }],
    ['no proof', { inscricao: '1', prova: ' ' }],
    ['no reason', { inscricao: '1', motivo: '' }],
    ['no word on what was read', { inscricao: '1', anterior: undefined }],
  ])('is refused with %s', async (_what, body) => {
    await expectRefused(server, () => set({ isento: false, anterior: none, ...body }), 422);
  });

  it('is for staff, and of companies that exist', async () => {
    const ana = await buildBuyer(server);
    const content = await buildStaff(server, { staffRole: 'content' });
    const body = { inscricao: '1', isento: false, anterior: none };
    await expectRefused(server, () => set(body, { id: ana.id }), 409);
    await expectRefused(server, () => set(body, { id: 999_999_999 }), 404);
    await expectRefused(server, () => set(body, { by: content.id }), 403);
    await expectRefused(server, () => set(body, { by: ana.id }), 403);
  });
});
