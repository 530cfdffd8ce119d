import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertScene } from '../../../../test/scenes/alert-scene.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let staff: StaffMember;
let seller: Buyer;
let otherUser: Buyer;
let ana: Buyer;
let offerCode: number;
let code: number;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://patio.test' });
  staff = await buildStaff(server);
  const partner = await buildPartner(server.deps.database, { store: 'auto-sul', name: 'Auto Sul' });
  const other = await buildPartner(server.deps.database, { store: 'outra' });
  seller = await buildBuyer(server, { partnerId: partner });
  otherUser = await buildBuyer(server, { partnerId: other });
  offerCode = await buildAuctionedOffer(server.deps.database, server.clock.now());
  await server.deps.database.run(
    { name: 'test.sold-by', text: 'update offer set partner_id = $2 where code = $1' },
    [offerCode, partner],
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
  await ana.post('/offer/prgnt', { pergunta: 'Tem <manual> & chave?', codigoOferta: offerCode });
  const open = (await seller.get('/admin/questions')).json<{ data: { codigo: number }[] }>().data;
  code = open.at(-1)?.codigo ?? 0;
});

const answer = (resposta: string, by: Pick<Buyer, 'post'> = seller) =>
  by.post(`/admin/questions/${code}/answer`, { resposta });

test('the store answers, everyone can read it, and the author is notified in its name, S-23 S-40 S-41', async () => {
  const reply = await answer('Sim, os dois.');
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { data: { pergunta: 'Tem <manual> & chave?', resposta: 'Sim, os dois.' } },
  ]);
  const scene = alertScene(server);
  const [mail] = await scene.mails(ana);
  expect(mail?.subject).toBe('Sua pergunta foi respondida: Fiat Uno 1.0 – Auto Sul');
  expect(mail?.text).toContain('Resposta: Sim, os dois.');
  expect(mail?.text).toContain(`https://patio.test/auto-sul/oferta/${offerCode}`);
  expect(mail?.unsubscribe_address).toMatch(/\.question\./);
  const [notice] = await scene.notices(ana);
  expect(notice?.descricaoNotificacao).toContain('Você perguntou: Tem &lt;manual&gt; &amp; chave?');
});

test('once: the same answer again changes nothing, another one is refused, two at once leave one', async () => {
  const replies = await Promise.all([answer('Sim.'), answer('Sim.')]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await answer('Não.')).statusCode).toBe(409);
  expect(await alertScene(server).mails(ana)).toHaveLength(1);
});

test('in English to anyone who reads English, and not at all by mail to anyone who has turned it off', async () => {
  await server.deps.database.run(
    { name: 'test.english', text: `update account set idiom = 'EN' where id = $1` },
    [ana.id],
  );
  await server.deps.database.run(
    {
      name: 'test.no-mail',
      text: `insert into alert_choice (account_id, event, channel, wanted) values ($1, 'question', 'mail', false)`,
    },
    [ana.id],
  );
  await answer('Yes.', staff);
  const scene = alertScene(server);
  expect(await scene.mails(ana)).toEqual([]);
  expect((await scene.notices(ana))[0]?.tituloNotificacao).toMatch(/^Your question was answered: /);
});

test('another store neither sees nor answers it, nor does a buyer', async () => {
  expect((await otherUser.get('/admin/questions')).json()).toMatchObject({ data: [], total: 0 });
  expect((await answer('Sim.', otherUser)).statusCode).toBe(404);
  expect((await answer('Sim.', ana)).statusCode).toBe(403);
  expect((await ana.get('/admin/questions')).statusCode).toBe(403);
  expect((await answer(' ')).json()).toEqual({ erros: ['Escreva a resposta, com até 2.000 caracteres.'] });
});
