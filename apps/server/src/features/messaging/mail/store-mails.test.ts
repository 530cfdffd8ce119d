import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertScene } from '../../../../test/scenes/alert-scene.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { documentOf } from '../../../../test/builders/tax-id.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { closeDueAuctions } from '../../sales/closing/close-due-auctions.ts';

let server: TestServer;
let ana: Buyer;
let offerCode: number;
let partnerId: number;
let stores = 0;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://patio.test', BID_THROTTLE_MINUTES: '0' });
});
afterAll(() => server.close());
beforeEach(async () => {
  stores += 1;
  const store = `auto-sul-${'x'.repeat(stores)}`;
  partnerId = await buildPartner(server.deps.database, { store, name: `Auto Sul ${stores}` });
  offerCode = await buildAuctionedOffer(server.deps.database, server.clock.now());
  await server.deps.database.run(
    { name: 'test.sold-by', text: 'update offer set partner_id = $2 where code = $1' },
    [offerCode, partnerId],
  );
  ana = await buildBuyer(server);
});

const mails = (email: string) =>
  server.deps.database.rows<{ subject: string; text: string; html: string; sender_name: string | null }>(
    {
      name: 'test.store-mails',
      text: 'select subject, text, html, sender_name from mail where recipient = $1 order by id',
    },
    [email],
  );
const storePath = (page = 'oferta') =>
  `https://patio.test/auto-sul-${'x'.repeat(stores)}/${page}/${offerCode}`;

test('a mail about a bid on an offer of a store comes in its name and leads into it, S-40', async () => {
  expect((await ana.bid(offerCode, 10_000)).statusCode).toBe(201);
  const scene = alertScene(server);
  await scene.work();
  const [mail] = await mails(ana.email);
  expect(mail?.sender_name).toBe(`Auto Sul ${stores} via Pátio`);
  expect(mail?.text).toContain(storePath('negociacao'));
  expect(mail?.html).toContain(`em nome da loja Auto Sul ${stores}`);
  const [notice] = await scene.notices(ana);
  expect(notice?.descricaoNotificacao).toContain(`href="/negociacao/${offerCode}"`);
});

test('the result of its auction too; the offer of a suspended store does not end, rule 0.31', async () => {
  await ana.bid(offerCode, 10_000);
  const other = await buildAuctionedOffer(server.deps.database, server.clock.now());
  const suspended = await buildPartner(server.deps.database, {
    store: `fechada-${'x'.repeat(stores)}`,
    status: 'suspended',
  });
  await server.deps.database.run(
    { name: 'test.sold-by', text: 'update offer set partner_id = $2 where code = $1' },
    [offerCode, partnerId],
  );
  await ana.bid(other, 10_000);
  await server.deps.database.run(
    { name: 'test.sold-by', text: 'update offer set partner_id = $2 where code = $1' },
    [other, suspended],
  );
  server.clock.advance(2 * 3_600_000 + LONGEST_BID_WAIT_MS);
  await closeDueAuctions(server.deps);
  const won = (await mails(ana.email)).filter(({ subject }) => subject.startsWith('Você venceu'));
  expect(won.map(({ sender_name: name }) => name)).toEqual([`Auto Sul ${stores} via Pátio`]);
});

test('anyone who signs up in a store is welcomed there', async () => {
  const store = `auto-sul-${'x'.repeat(stores)}`;
  const email = `nova${stores}@patio.test`;
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/usrio/pessoa-fisica?partner=${store}`,
    payload: {
      nome: 'Ana Lima',
      email,
      cpf: documentOf('cpf', 8_100_000),
      telefone: '27999990000',
      password: 'Vento7*Norte',
      aceitaEmails: true,
    },
  });
  expect(reply.statusCode).toBe(201);
  const [welcome] = await mails(email);
  expect(welcome?.sender_name).toBe(`Auto Sul ${stores} via Pátio`);
  expect(welcome?.text).toContain(`https://patio.test/${store}/auth/confirmar-email?token=`);
});
