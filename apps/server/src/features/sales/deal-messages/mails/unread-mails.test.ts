import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../../test/mails.ts';
import {
  boughtDeal,
  conversationAbout,
  ownTalk,
  reply,
  write,
} from '../../../../../test/scenes/purchases/deal-messages-scene.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { mailMessagesJob } from '../public.ts';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let which: string;
let code: number;

const MINUTE = 60_000;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://patio.test', ALERT_MAILS_PER_HOUR: '1000' });
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(86_400_000);
  ana = await buildBuyer(server);
  const { offer, purchase } = await boughtDeal(server, ana.id);
  which = `compra/${purchase}`;
  await sales.post('/admin/conversations', { compra: purchase });
  code = await conversationAbout(server, offer);
});

async function silence(minutes: number): Promise<void> {
  server.clock.advance(minutes * MINUTE);
  while (await mailMessagesJob(server.deps).run());
}
const mailed = async (email: string) =>
  (await mailsTo(server.deps.database, email)).filter(({ subject }) => /mensagem/i.test(subject));
const notices = async () =>
  (await ana.get('/usrio/notif')).json<{ tituloNotificacao: string; lida?: boolean }[]>();

describe('what a buyer has not read', () => {
  test('is mailed after silence, all in one mail, and once', async () => {
    await reply(sales, code, 'Bom dia!');
    await silence(5);
    await reply(sales, code, 'Faltam os documentos.');
    await silence(9);
    expect(await mailed(ana.email)).toEqual([]);
    await silence(1);
    const [mail, ...others] = await mailed(ana.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Nova mensagem sobre Fiat Uno 1.0 – Pátio');
    expect(mail?.text).toContain('Mensagem: Bom dia!');
    expect(mail?.text).toContain('Mensagem: Faltam os documentos.');
    expect(mail?.text).toContain(`https://patio.test/${which}#mensagens`);
    await silence(120);
    expect(await mailed(ana.email)).toHaveLength(1);
    await reply(sales, code, 'Conseguiu?');
    await silence(10);
    const [second] = await mailed(ana.email);
    expect(second?.text).toContain('Conseguiu?');
    expect(second?.text).not.toContain('Bom dia!');
  });

  test('is mailed too while more and more is written', async () => {
    for (let at = 0; at < 8; at += 1) {
      await reply(sales, code, `Foto ${at}`);
      await silence(9);
    }
    expect(await mailed(ana.email)).toHaveLength(1);
  });

  test('is not mailed once they have read it, nor to who wants no such mails', async () => {
    await reply(sales, code, 'Bom dia!');
    const [message] = (await ownTalk(ana, which)).mensagens;
    await ana.put(`/usrio/conversas/${which}/lida`, { ate: message?.codigo });
    await silence(30);
    expect(await mailed(ana.email)).toEqual([]);
    await ana.put('/usrio/avisos', { data: [{ evento: 'MENSAGEM', email: false }] });
    await reply(sales, code, 'Bom dia de novo!');
    await silence(30);
    expect(await mailed(ana.email)).toEqual([]);
  });

  test('is one notification on the site at once, which reading the conversation reads', async () => {
    await reply(sales, code, 'Bom dia!');
    await reply(sales, code, 'Faltam os documentos.');
    const about = async () =>
      (await notices()).filter(({ tituloNotificacao }) => tituloNotificacao.startsWith('Nova mensagem'));
    expect(await about()).toHaveLength(1);
    const unread = async () =>
      (
        await server.deps.database.row<{ n: number }>(
          {
            name: 'test.unread-notices',
            text: 'select count(*) as n from notification where account_id = $1 and read_at is null',
          },
          [ana.id],
        )
      )?.n;
    const before = (await unread()) ?? 0;
    const last = (await ownTalk(ana, which)).mensagens.at(-1);
    await ana.put(`/usrio/conversas/${which}/lida`, { ate: last?.codigo });
    expect(await unread()).toBe(before - 1);
  });
});

describe('what nobody of the team has read', () => {
  test('is mailed to those who sell after silence, with contacts masked as a mail program would make links of them', async () => {
    await write(ana, which, 'Meu site: https://ana.example e a placa');
    await silence(9);
    expect(await mailed(sales.email)).toEqual([]);
    await silence(1);
    const [mail, ...others] = await mailed(sales.email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Mensagem: Meu site: [endereço oculto] e a placa');
    await silence(60);
    expect(await mailed(sales.email)).toHaveLength(1);
  });
});
