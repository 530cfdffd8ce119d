import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import {
  boughtDeal,
  conversationAbout,
  officeTalk,
  ownTalk,
  write,
} from '../../../../../test/scenes/purchases/deal-messages-scene.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { forgetMessageFilesJob } from '../public.ts';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let offer: number;
let which: string;

/** The test file of scanners, in two parts so that none objects to this source. */
const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}` + '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const PDF = Buffer.from('%PDF-1.7 laudo');

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(2 * 86_400_000);
  await forgetMessageFilesJob(server.deps).run();
  ana = await buildBuyer(server);
  const deal = await boughtDeal(server, ana.id);
  offer = deal.offer;
  which = `compra/${deal.purchase}`;
});

const upload = (by: Buyer, bytes: Buffer, nome = 'Laudo.pdf') =>
  by.post(`/usrio/conversas/${which}/arquivos`, { nome, conteudo: bytes.toString('base64') });
const uploaded = async (by: Buyer = ana): Promise<number> =>
  (await upload(by, PDF)).json<{ data: { codigo: number } }>().data.codigo;
const stored = async () =>
  readdir(path.join(server.deps.config.filesDir, 'messages')).catch((): string[] => []);

describe('a file', () => {
  test('is sent with a message, alone or with words, and read by both sides as it was', async () => {
    const code = await uploaded();
    expect((await write(ana, which, '', { arquivos: [code] })).statusCode).toBe(201);
    const [message] = (await ownTalk(ana, which)).mensagens;
    const file = { codigo: code, nome: 'Laudo.pdf', bytes: PDF.length };
    expect(message).toMatchObject({ texto: '', arquivos: [file] });
    const conversation = await conversationAbout(server, offer);
    expect((await officeTalk(sales, conversation)).mensagens[0]?.arquivos).toEqual([file]);
    const given = await sales.get(`/admin/deal-message-files/${code}`);
    expect(given.rawPayload).toEqual(PDF);
    expect(given.headers['content-disposition']).toMatch(/^attachment; filename="Laudo.pdf"/);
    expect((await ana.get(`/usrio/mensagens/arquivos/${code}`)).rawPayload).toEqual(PDF);
    const [name] = await stored();
    expect(name).toBeDefined();
  });

  test('is unknown to other buyers, other stores, and to everyone until it is sent', async () => {
    const code = await uploaded();
    const rui = await buildBuyer(server);
    const store = await buildPartner(server.deps.database, { store: 'loja-de-fora' });
    const outsider = await buildStaff(server, { staffRole: null, partnerId: store });
    const finance = await buildStaff(server, { staffRole: 'finance' });
    const seen = async () => [
      (await ana.get(`/usrio/mensagens/arquivos/${code}`)).statusCode,
      (await rui.get(`/usrio/mensagens/arquivos/${code}`)).statusCode,
      (await sales.get(`/admin/deal-message-files/${code}`)).statusCode,
      (await outsider.get(`/admin/deal-message-files/${code}`)).statusCode,
      (await finance.get(`/admin/deal-message-files/${code}`)).statusCode,
    ];
    expect(await seen()).toEqual([404, 404, 404, 404, 403]);
    await write(ana, which, 'Aqui está', { arquivos: [code] });
    expect(await seen()).toEqual([200, 404, 200, 404, 403]);
  });

  test('of another user, or one that was sent already, is not sent again, and nothing is written', async () => {
    const code = await uploaded();
    const rui = await buildBuyer(server);
    const other = await boughtDeal(server, rui.id);
    expect((await write(rui, `compra/${other.purchase}`, 'Veja', { arquivos: [code] })).statusCode).toBe(404);
    await write(ana, which, 'Veja', { arquivos: [code] });
    expect((await write(ana, which, 'Veja de novo', { arquivos: [code] })).statusCode).toBe(404);
    expect((await ownTalk(ana, which)).mensagens).toHaveLength(1);
  });

  test.each([
    ['empty', Buffer.alloc(0)],
    ['a program', Buffer.from('MZ\u0090')],
    ['a page of HTML', Buffer.from('<script>alert(1)</script>')],
    [
      'a PDF that runs a script',
      Buffer.from('%PDF-1.7\n1 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj'),
    ],
    ['a PDF with a password', Buffer.from('%PDF-1.7\ntrailer <</Encrypt 5 0 R>>')],
    ['infected', Buffer.concat([PDF, Buffer.from(EICAR)])],
    ['larger than 10 MB', Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)])],
  ])('is refused if it is %s', async (_what, bytes) => {
    const before = await stored();
    expect((await upload(ana, bytes)).statusCode).toBe(422);
    expect(await stored()).toEqual(before);
  });

  test('that was not sent is deleted after a day, and those of a deleted account at once', async () => {
    const before = (await stored()).length;
    await uploaded();
    const sent = await uploaded();
    await write(ana, which, 'Veja', { arquivos: [sent] });
    server.clock.advance(86_400_001);
    await forgetMessageFilesJob(server.deps).run();
    await expect.poll(stored).toHaveLength(before + 1);
    await server.deps.database.run(
      { name: 'test.erase', text: 'update account set erased_at = now() where id = $1' },
      [ana.id],
    );
    await forgetMessageFilesJob(server.deps).run();
    await expect.poll(stored).toHaveLength(before);
  });
});
