import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { COOLING_MS } from '@patio/domain/people/account-access/access-change.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertScene } from '../../../../test/scenes/alert-scene.ts';
import { builtPassword } from '../../../../test/builders/account.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { deletionScene } from '../../../../test/scenes/deletion-scene.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { notifySellingSide } from '../../../../test/scenes/selling-side.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { closeDueAuctions } from '../../sales/closing/close-due-auctions.ts';
import { applyAccessChangesJob } from '../../people/account-access/public.ts';
import { matchNewsJob, sendAlertsJob } from '../../catalogue/saved-searches/public.ts';

const hour = 3_600_000;

let server: TestServer;
let scene: ReturnType<typeof alertScene>;
/** Signed up with the address of a user who knows nothing of it. */
let intruder: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://patio.test', LOGIN_TRIES_PER_ADDRESS: '1000' });
  scene = alertScene(server);
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
});
afterAll(() => server.close());
beforeEach(async () => {
  intruder = await buildBuyer(server, { emailConfirmed: false });
  bia = await buildBuyer(server);
});

const offer = (given = {}) => buildAuctionedOffer(server.deps.database, server.clock.now(), given);
const subjects = async (email = intruder.email) =>
  (await mailsTo(server.deps.database, email)).map(({ subject }) => subject.split(' – ')[0]);
const notified = async (person = intruder) =>
  (await scene.notices(person)).map(({ tituloNotificacao: title }) => title.split(' – ')[0]);
const propose = async (by: Buyer) => {
  const cdofrta = await offer({ acceptsProposals: true });
  return by.post('/lance/purpose', {
    cdusrio: by.id,
    cdofrta,
    cdmoeda: 1,
    vllance: 9_000,
    frete: 'N',
    endereco: null,
  });
};
const buy = async (by: Buyer) => {
  const cdofrta = await offer({ buyNowCents: 4_590_000 });
  const terms = { cdofrta, cdmoeda: 1, vllance: 45_900, frete: 'S', endereco: by.addressCode };
  return by.post('/compreja', terms);
};
const call = async (method: 'POST' | 'PUT', path: string, payload: object, id = intruder.id) => {
  const { headers } = await buildSession(server.deps, id);
  return server.app.inject({ method, url: `/api${path}`, headers, payload });
};
const changePassword = (senha: string) =>
  call('POST', '/auth/password', { senha, confirmacao: senha, senhaAtual: builtPassword });

/** Its e-mail was changed, and nobody has confirmed the new one. */
const unconfirm = (person: Buyer) =>
  server.deps.database.run(
    { name: 'test.unconfirm', text: 'update account set email_confirmed_at = null where id = $1' },
    [person.id],
  );

test('deals, alerts, changes of the account and requests notify users without a confirmed e-mail on the site only', async () => {
  const dealer = await buildBuyer(server);
  const [overtaken, won] = [await offer(), await offer()];
  for (const code of [overtaken, won]) expect((await dealer.bid(code, 12_000)).statusCode).toBe(201);
  const proposed = await propose(dealer);
  expect((await buy(dealer)).statusCode).toBe(201);
  await unconfirm(dealer);
  const before = await subjects(dealer.email);
  await scene.work();
  await bia.bid(overtaken, 12_500);
  await scene.work();
  const { codigo } = proposed.json<{ data: { codigo: number } }>().data;
  const sales = await buildStaff(server);
  expect(
    (await sales.post(`/admin/proposals/${codigo}/reject`, { motivo: 'Abaixo do esperado.' })).statusCode,
  ).toBe(200);
  server.clock.advance(2 * hour + LONGEST_BID_WAIT_MS);
  await closeDueAuctions(server.deps);
  const change = { ativo: true, confirmacao: builtPassword };
  expect((await call('PUT', '/usrio/segunda_etapa/email', change, dealer.id)).statusCode).toBe(200);
  const passwords = { senha: 'Outra@456', confirmacao: 'Outra@456', senhaAtual: builtPassword };
  expect((await call('POST', '/auth/password', passwords, dealer.id)).statusCode).toBe(204);
  const stored = { assunto: 'email', texto: 'Mudei.' };
  expect((await call('POST', '/usrio/dados/correcao', stored, dealer.id)).statusCode).toBe(201);
  expect(await subjects(dealer.email)).toEqual(before);
  expect(await notified(dealer)).toEqual(expect.arrayContaining(['Você venceu', 'Sua senha foi alterada']));
  expect((await notified(dealer)).length).toBeGreaterThanOrEqual(6);
  // Anyone who deals with them is mailed as ever.
  expect(await subjects(bia.email)).toContain('Lance registrado');
});

test('answers, saved searches and ends that come near are not mailed either', async () => {
  const staff = await buildStaff(server);
  const code = await offer({ title: 'Strada', endAt: server.clock.now() + 26 * hour });
  await intruder.post('/offer/prgnt', { codigoOferta: code, pergunta: 'Tem manual?' });
  const row = await server.deps.database.row<{ code: number }>(
    { name: 'test.question', text: 'select max(code) as code from question where account_id = $1' },
    [intruder.id],
  );
  const answer = await staff.post(`/admin/questions/${row?.code}/answer`, { resposta: 'Tem.' });
  expect(answer.statusCode).toBe(200);
  const search = await intruder.post('/usrio/buscas', {
    nome: 'Minha busca',
    filtro: 'term=strada',
    frequencia: 'IMEDIATA',
    email: true,
    notificacao: true,
  });
  expect(search.statusCode).toBe(201);
  await offer({ title: 'Strada' });
  while (await matchNewsJob(server.deps).run());
  while (await sendAlertsJob(server.deps).run());
  await scene.like(intruder, code);
  server.clock.advance(3 * hour);
  await scene.work();
  expect(await subjects()).toEqual([]);
  expect((await notified()).length).toBeGreaterThanOrEqual(3);
});

test('what is asked for goes: links that confirm and give a new password, and codes', async () => {
  expect((await call('POST', '/usrio/confirmar_email', {})).statusCode).toBe(204);
  const forgot = { method: 'POST', url: '/api/auth/forgot', payload: { email: intruder.email } } as const;
  expect((await server.app.inject(forgot)).statusCode).toBe(204);
  const login = { login: intruder.email, password: builtPassword };
  const code = await server.app.inject({
    method: 'POST',
    url: '/api/auth/envio_codigo_acesso',
    payload: login,
  });
  expect(code.statusCode).toBe(204);
  expect(await subjects()).toHaveLength(3);
});

test('mails are sent from the confirmation on, and no earlier ones', async () => {
  expect((await changePassword('Outra@456')).statusCode).toBe(204);
  expect((await call('POST', '/usrio/confirmar_email', {})).statusCode).toBe(204);
  const [link] = await mailsTo(server.deps.database, intruder.email);
  const token = /confirmar-email\?token=([\w.-]+)/.exec(link?.text ?? '')?.[1] ?? '';
  const confirmed = await server.app.inject({
    method: 'POST',
    url: '/api/auth/confirmar_email',
    payload: { token },
  });
  expect(confirmed.statusCode).toBe(200);
  expect((await buy(intruder)).statusCode).toBe(201);
  expect(await subjects()).toEqual([expect.stringMatching(/compra/i), 'Confirme seu e-mail']);
});

test('signing up with the address of a team or a store does not stop its mail', async () => {
  const { database, config } = server.deps;
  // The address of the team is written to where mail reaches none of its people.
  await database.run({
    name: 'test.nobody-of-sales',
    text: 'update account set blocked_at = now() where staff_role is not null',
  });
  await notifySellingSide(server);
  await buildBuyer(server, { email: config.brand.salesEmail, emailConfirmed: false });
  const before = await subjects(config.brand.salesEmail);
  expect((await propose(bia)).statusCode).toBe(201);
  await notifySellingSide(server);
  expect(await subjects(config.brand.salesEmail)).toHaveLength(before.length + 1);
  const partnerId = await buildPartner(database, { store: 'loja-alvo' });
  await database.run(
    { name: 'test.partner-mail', text: `update partner set email = 'loja@alvo.test' where id = $1` },
    [partnerId],
  );
  await buildBuyer(server, { email: 'loja@alvo.test', emailConfirmed: false });
  const contact = await server.app.inject({
    method: 'POST',
    url: '/api/partner/contato?partner=loja-alvo',
    payload: { nome: 'Ana', telefone: '(27) 99911-2233', mensagem: 'Ainda tem?' },
  });
  expect(contact.statusCode).toBe(201);
  expect(await subjects('loja@alvo.test')).toHaveLength(1);
});

test('an address that was never confirmed is not notified that the account has left it, or is deleted', async () => {
  const sales = await buildStaff(server);
  const ask = await call('POST', '/usrio/dados/correcao', { assunto: 'email', texto: 'Mudei.' });
  const { protocolo } = ask.json<{ data: { protocolo: string } }>().data;
  const open = await sales.get('/admin/personal-data-requests');
  const request = open
    .json<{ data: { codigo: number; protocolo: string }[] }>()
    .data.find((one) => one.protocolo === protocolo);
  const reply = await sales.post(`/admin/personal-data-requests/${request?.codigo}/answer`, {
    atendido: true,
    valor: `novo.${intruder.email}`,
    resposta: 'Trocado.',
  });
  expect(reply.statusCode).toBe(204);
  expect(await subjects()).toEqual([]);
  // The new one was asked for, by a request that staff have looked at.
  const toNew = await subjects(`novo.${intruder.email}`);
  expect(toNew).toHaveLength(1);
  server.clock.advance(COOLING_MS);
  await applyAccessChangesJob(server.deps).run();
  const stored = await server.deps.database.row<{ email: string }>(
    { name: 'test.moved-email', text: 'select email from account where id = $1' },
    [intruder.id],
  );
  expect(stored?.email).toBe(`novo.${intruder.email}`);
  expect(await subjects()).toEqual([]);
  const other = await buildBuyer(server, { emailConfirmed: false });
  const deletion = deletionScene(server);
  await deletion.gone(other.id);
  expect(await deletion.erasedAt(other.id)).toBe(server.clock.now());
  expect(await subjects(other.email)).toEqual([]);
});

test('the settings of the alerts name the e-mail that is still to be confirmed', async () => {
  const settings = async (person: Buyer) =>
    (await person.get('/usrio/avisos')).json<{ emailPorConfirmar: string | null }>().emailPorConfirmar;
  expect([await settings(intruder), await settings(bia)]).toEqual([intruder.email, null]);
});
