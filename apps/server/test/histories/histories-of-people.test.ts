import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../builders/buyer.ts';
import { buildMail } from '../builders/mail.ts';
import { buildPurchasedOffer } from '../builders/purchase.ts';
import { buildStaff, type StaffMember } from '../builders/staff.ts';
import { sendMails } from '../processes/send-mails.ts';
import { purchaseOf } from '../scenes/purchases/undone-sale.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { expectHistory } from './history-of.ts';

const DAY = 86_400_000;
let server: TestServer;
let administrator: StaffMember;
let sales: StaffMember;
let support: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  administrator = await buildStaff(server, { staffRole: 'administrator' });
  sales = await buildStaff(server);
  support = await buildStaff(server, { staffRole: 'support' });
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

const expectDone = async (path: string, body: object, by = sales) =>
  expect([path, (await by.post(path, body)).statusCode < 300]).toEqual([path, true]);
const codeOf = async (path: string, by: StaffMember = sales) =>
  (await by.get(path)).json<{ data: { codigo: number }[] }>().data[0]?.codigo;

describe('what is done about an account is in its history, for all who see it:', () => {
  const expectOfAna = (actions: readonly string[]) =>
    expectHistory([sales, support], `tipo=account&registro=${ana.id}`, actions);

  it('documents', async () => {
    const prazo = dayOf(server.clock.now() + 7 * DAY);
    await expectDone(`/admin/accounts/${ana.id}/documents`, {
      tipo: 'habilitacao',
      motivo: 'Para retirar.',
      prazo,
    });
    await expectDone(`/admin/documents/${await codeOf('/admin/documents?situacao=pedido')}/withdraw`, {
      motivo: 'O negócio foi desfeito.',
    });
    await expectOfAna(['ask-document', 'withdraw-document']);
  });

  it('verifications', async () => {
    await expectDone(`/admin/accounts/${ana.id}/withdraw-verification`, {
      motivo: 'Documento de outra pessoa.',
    });
    await expectOfAna(['withdraw-verification']);
  });

  it('requests about personal data', async () => {
    const body = { tipo: 'exportacao', motivo: 'Carta de 02/06.' };
    await expectDone(`/admin/accounts/${ana.id}/personal-data-requests`, body);
    await expectOfAna(['request-for-person']);
  });

  it('strikes, of which the purchase tells too', async () => {
    const purchase = await purchaseOf(server, await buildPurchasedOffer(server, ana.id));
    await expectDone(`/admin/purchases/${purchase}/default`, { motivo: 'Não retirou no prazo.' });
    const strike = await codeOf(`/admin/strikes?comprador=${ana.id}`);
    const path = `/admin/accounts/${ana.id}/strikes/${strike}`;
    expect((await sales.remove(path, { motivo: 'O banco devolveu por engano.' })).statusCode).toBe(204);
    await expectOfAna(['remove-strike']);
    await expectHistory([sales, support], `tipo=purchase&registro=${purchase}`, ['default-purchase']);
  });

  it('roles in the team', async () => {
    const { id } = await buildStaff(server, { staffRole: 'content' });
    const change = { papelAtual: 'content', papel: 'finance' };
    expect((await administrator.put(`/admin/staff/${id}/role`, change)).statusCode).toBe(204);
    await expectHistory([administrator], `tipo=account&registro=${id}`, ['change-staff-role']);
  });
});

it('a mail that was given up has one', async () => {
  const mail = { to: 'ana@patio.test', subject: 'Olá', text: 't', html: 'h', now: server.clock.now() };
  await buildMail(server.deps.database, mail);
  const refused = Object.assign(new Error('no such mailbox'), { responseCode: 550, command: 'RCPT TO' });
  await sendMails(server.deps, () => Promise.reject(refused));
  const code = await codeOf('/admin/mails/dead');
  await expectDone(`/admin/mails/dead/${code}/retry`, {});
  await expectHistory([sales], `tipo=mail&registro=${code}`, ['retry-mail']);
});

it('a notification that was sent has one', async () => {
  const destino = { conta: ana.id };
  await expectDone('/admin/notifications', {
    titulo: 'Aviso',
    mensagem: 'Às 8 h.',
    destino,
    destinatarios: 1,
  });
  const code = await codeOf('/admin/notifications');
  await expectHistory([sales, support], `tipo=broadcast&registro=${code}`, ['send-broadcast']);
});
