import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { mailsTo } from '../../../../test/mails.ts';

const sorted = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other);

let server: CatalogueServer;
let offer: number;
let other: number;

beforeAll(async () => {
  server = await startCatalogueServer();
  const id = await buildPartner(server.deps.database, { store: 'loja-contato', name: 'Loja do Contato' });
  await buildPartner(server.deps.database, { store: 'loja-fechada', status: 'suspended' });
  const reach = { name: 'test.reach', text: 'update partner set email = $2, phone = $3 where id = $1' };
  await server.deps.database.run(reach, [id, 'loja@patio.test', '(27) 99988-7766']);
  offer = await server.offer({ partnerId: id, title: 'Saveiro 1.6' });
  other = await server.offer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(3_600_001));

const body = { nome: 'Ana', telefone: '(27) 99911-2233', mensagem: 'Ainda tem?\nPosso ver amanhã?' };
const mails = () => mailsTo(server.deps.database, 'loja@patio.test');

async function send(change: object = {}, partner = 'loja-contato', remoteAddress = '203.0.113.1') {
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/partner/contato?partner=${partner}`,
    payload: { ...body, ...change },
    remoteAddress,
  });
  return { status: reply.statusCode, body: reply.json<{ erros?: string[]; data?: object }>() };
}

test('a visitor writes to the store by e-mail, signed out, S-43 PART-07', async () => {
  expect(await send({ codigoOferta: offer })).toEqual({ status: 201, body: { data: { enviado: true } } });
  const [mail] = await mails();
  expect(mail?.subject).toContain('Mensagem de um visitante');
  for (const words of ['Ana', '(27) 99911-2233', 'Ainda tem?', 'Posso ver amanhã?', 'Saveiro 1.6'])
    expect(mail?.text).toContain(words);
  expect(mail?.text).toContain(`/loja-contato/oferta/${offer}`);
});

test('about the store as a whole without an offer, S-43', async () => {
  expect((await send()).status).toBe(201);
  expect((await mails())[0]?.text).toContain('/loja-contato/home');
});

test('three messages an hour from one address, also at once, and others are not held up, S-43', async () => {
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => send()));
  expect(sorted(replies)).toEqual([201, 201, 201, 429, 429]);
  expect((await send({}, 'loja-contato', '203.0.113.2')).status).toBe(201);
  server.clock.advance(3_600_000);
  expect((await send()).status).toBe(201);
});

test.each([
  [{ nome: ' ' }, 'Digite seu nome'],
  [{ telefone: '' }, 'Digite seu telefone'],
  [{ telefone: '123' }, 'Digite um telefone com DDD, como (27) 99999-0000'],
  [{ mensagem: '' }, 'Escreva sua mensagem'],
  [{ mensagem: 'x'.repeat(1001) }, 'A mensagem pode ter até 1.000 caracteres'],
])('%j is refused and counts for nothing: %s, S-43', async (change, text) => {
  for (let n = 0; n < 4; n += 1) expect(await send(change)).toEqual({ status: 422, body: { erros: [text] } });
  expect((await send()).status).toBe(201);
});

test('unknown and suspended stores and foreign offers are not found, S-43', async () => {
  for (const store of ['nenhuma', 'loja-fechada', ''])
    expect(await send({}, store)).toEqual({ status: 404, body: { erros: ['Loja não encontrada.'] } });
  expect((await send({ codigoOferta: other })).status).toBe(404);
});

test('what fills in the hidden field is answered and thrown away, S-43', async () => {
  const before = (await mails()).length;
  expect((await send({ homepage: 'https://spam.test' })).status).toBe(201);
  expect(await mails()).toHaveLength(before);
});

test('the store says its number for a WhatsApp link with the country code, S-43', async () => {
  const reply = await server.get('/partner?partner=loja-contato');
  expect(reply.json()).toMatchObject({ whatsapp: '5527999887766' });
});
