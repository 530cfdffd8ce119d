import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { notifySellingSide } from '../../../../test/scenes/selling-side.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sendDigestsJob } from '../alerts/public.ts';
import { workingCalendar } from '../../sales/working-days/public.ts';
import { notifySellingSideJob } from './public.ts';

const MINUTE = 60_000;

let server: TestServer;
let sales: Buyer;
let otherUser: Buyer;

beforeAll(async () => {
  server = await startTestServer({ QUESTIONS_PER_HOUR: '1000', PUBLIC_URL: 'https://patio.test' });
  await run('update profile_limit set amount = 1000');
});
beforeEach(async () => {
  await run('update account set blocked_at = now() where staff_role is not null');
  sales = await buildBuyer(server, { staffRole: 'sales' });
  otherUser = await buildBuyer(server);
});
afterAll(() => server.close());

const run = (text: string, values: readonly (number | string)[] = []) =>
  server.deps.database.run({ name: `test.${hash('md5', text)}`, text }, values);
const offer = () =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), {
    acceptsProposals: true,
    endAt: server.clock.now() + 30 * 86_400_000,
  });
const ask = async (code: number, pergunta: string) =>
  expect((await otherUser.post('/offer/prgnt', { codigoOferta: code, pergunta })).statusCode).toBe(201);
const mailsTo = (email: string) =>
  server.deps.database.rows<{ subject: string; text: string; urgency: number }>(
    {
      name: 'test.flood-mails',
      text: 'select subject, text, urgency from mail where recipient = $1 order by id',
    },
    [email],
  );
const notices = async () =>
  (await sales.get('/usrio/notif')).json<{ tituloNotificacao: string; descricaoNotificacao: string }[]>();

describe('500 questions by one user', () => {
  it('on one offer are a first mail, one for the rest, and one unread notification', async () => {
    const code = await offer();
    await ask(code, 'Tem chave reserva?');
    await notifySellingSide(server);
    expect((await mailsTo(sales.email)).map(({ subject }) => subject)).toEqual([
      'Nova pergunta para responder – Fiat Uno 1.0',
    ]);
    await run(
      `with asked as (
          insert into question (offer_code, account_id, text, created_at)
          select $1, $2, 'Pergunta ' || n || '?', now() from generate_series(1, 498) n returning code)
        insert into selling_news (offer_code, topic, event, ref, at, due_at)
          select $1, 'question', 'question-asked', code, to_timestamp(0), to_timestamp(0) from asked`,
      [code, otherUser.id],
    );
    await ask(code, 'Aceita troca? Meu zap: (27) 99911-2233');
    for (let minutes = 0; minutes < 30; minutes += 10) {
      await notifySellingSide(server);
      expect(await mailsTo(sales.email)).toHaveLength(1);
      server.clock.advance(10 * MINUTE);
    }
    await notifySellingSide(server);
    const [, rest, ...more] = await mailsTo(sales.email);
    expect([rest?.subject, more]).toEqual(['500 perguntas esperam resposta – Fiat Uno 1.0', []]);
    expect(rest?.text.match(/Pergunta: /g)).toHaveLength(5);
    expect(rest?.text).toContain('Há mais 495 perguntas sem resposta.');
    const [unread, ...others] = await notices();
    expect([unread?.tituloNotificacao, others]).toEqual([
      '500 perguntas esperam resposta – Fiat Uno 1.0',
      [],
    ]);
  });

  it('on as many offers are the alerts of the hour one by one, and the rest in one mail', async () => {
    const codes = await Promise.all(Array.from({ length: 15 }, offer));
    for (const code of codes) await ask(code, 'Tem manual?');
    await notifySellingSide(server);
    const alone = await mailsTo(sales.email);
    expect(alone).toHaveLength(12);
    expect(alone.every(({ urgency }) => urgency === 3)).toBe(true);
    expect(await notices()).toHaveLength(15);
    await run('update mail set sent_at = $1::timestamptz where recipient = $2', [
      new Date(server.clock.now()).toISOString(),
      sales.email,
    ]);
    server.clock.advance(61 * MINUTE);
    await sendDigestsJob(server.deps).run();
    const digest = (await mailsTo(sales.email)).at(-1);
    expect(digest?.subject).toBe('Mais 3 avisos para você – Pátio');
    expect(
      digest?.text.match(
        /1 pergunta espera resposta: Fiat Uno 1\.0\n {2}https:\/\/patio\.test\/oferta\/\d+/g,
      ),
    ).toHaveLength(3);
  });

  it('that were answered before they are notified are announced to nobody', async () => {
    const code = await offer();
    await ask(code, 'Tem estepe?');
    await run(`update question set answer = 'Sim.', answered_at = now() where offer_code = $1`, [code]);
    await notifySellingSide(server);
    expect(await mailsTo(sales.email)).toEqual([]);
    expect(await notices()).toEqual([]);
  });

  it('reach an address that is nobody’s twelve times an hour, and none is lost', async () => {
    await run('update account set blocked_at = now() where staff_role is not null');
    const { salesEmail } = server.deps.config.brand;
    const codes = await Promise.all(Array.from({ length: 14 }, offer));
    for (const code of codes) await ask(code, 'Tem som?');
    await notifySellingSide(server);
    expect(await mailsTo(salesEmail)).toHaveLength(12);
    await run('update mail set sent_at = $1::timestamptz where recipient = $2', [
      new Date(server.clock.now()).toISOString(),
      salesEmail,
    ]);
    server.clock.advance(61 * MINUTE);
    await notifySellingSide(server);
    expect(await mailsTo(salesEmail)).toHaveLength(14);
  });
});

describe('proposals on one offer', () => {
  it('come together after the first, with what is withdrawn meanwhile, and hold no outcome back', async () => {
    const code = await offer();
    const propose = async (by: Buyer, reais: number) => {
      const terms = { cdusrio: by.id, cdofrta: code, cdmoeda: 1, vllance: reais, frete: 'N', endereco: null };
      const reply = await by.post('/lance/purpose', terms);
      return reply.json<{ data: { codigo: number } }>().data.codigo;
    };
    await run(
      `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false) on conflict do nothing`,
    );
    await propose(otherUser, 8_000);
    await notifySellingSide(server);
    const others = await Promise.all([buildBuyer(server), buildBuyer(server), buildBuyer(server)]);
    const codes: number[] = [];
    for (const [index, other] of others.entries()) codes.push(await propose(other, 8_100 + index * 100));
    const [first = 0, second = 0, third = 0] = codes;
    await others[0]?.post('/lance/cancelPurpose', { cdlance: first, cdJustf: 1, obsJustf: null });
    await notifySellingSide(server);
    expect(await mailsTo(sales.email)).toHaveLength(1);
    server.clock.advance(30 * MINUTE);
    await notifySellingSide(server);
    const [, digest] = await mailsTo(sales.email);
    expect(digest?.subject).toBe('2 propostas esperam resposta – Fiat Uno 1.0');
    for (const part of [
      `Proposta ${second}: R$\u00A08.200,00, pessoa física, retirada.`,
      `Proposta ${third}: R$\u00A08.300,00`,
      `Proposta ${first}: R$\u00A08.100,00, retirada pelo comprador.`,
    ])
      expect(digest?.text).toContain(part);
    const sold = await sales.post(`/admin/proposals/${third}/accept`, { valor: 8_300 });
    expect(sold.statusCode).toBe(200);
    server.clock.advance(1000);
    await notifySellingSide(server);
    const last = (await mailsTo(sales.email)).at(-1);
    expect([last?.subject, last?.urgency]).toEqual(['Proposta aceita, venda fechada – Fiat Uno 1.0', 2]);
  });

  it('that fall below the floor while their news wait are announced to nobody, rule 0.30', async () => {
    const endAt = server.clock.now() + 30 * 86_400_000;
    const given = { acceptsProposals: true, proposalFloorCents: 800_000, endAt };
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), given);
    const terms = { cdusrio: otherUser.id, cdofrta: code, cdmoeda: 1, frete: 'N', endereco: null };
    const sent = await otherUser.post('/lance/purpose', { ...terms, vllance: 9_000 });
    const { codigo } = sent.json<{ data: { codigo: number } }>().data;
    await notifySellingSide(server);
    const counter = (valor: number, valorProposta: number) =>
      sales.post(`/admin/proposals/${codigo}/counter`, { valor, valorProposta });
    const answer = (vllance: number) =>
      otherUser.post(`/lance/purpose/${codigo}/contraproposta`, { vllance });
    expect((await counter(9_500, 9_000)).statusCode).toBe(200);
    expect((await answer(9_300)).statusCode).toBe(201);
    expect((await counter(9_400, 9_300)).statusCode).toBe(200);
    expect((await answer(7_100)).statusCode).toBe(201);
    server.clock.advance(31 * MINUTE);
    await notifySellingSide(server);
    expect((await mailsTo(sales.email)).map(({ text }) => text).join(' ')).not.toContain('7.100');
    expect(await mailsTo(sales.email)).toHaveLength(1);
  });
});

describe('several workers', () => {
  it('report everything once', async () => {
    const codes = await Promise.all(Array.from({ length: 8 }, offer));
    for (const code of codes) for (const word of ['Um?', 'Dois?']) await ask(code, word);
    const job = notifySellingSideJob(server.deps, workingCalendar);
    await Promise.all(Array.from({ length: 4 }, () => job.run()));
    await notifySellingSide(server);
    server.clock.advance(31 * MINUTE);
    await Promise.all(Array.from({ length: 4 }, () => job.run()));
    await notifySellingSide(server);
    const left = await server.deps.database.rows({ name: 'test.left', text: 'select 1 from selling_news' });
    expect(left).toEqual([]);
    expect(await notices()).toHaveLength(8);
  });

  it('postpone what cannot be sent, send the rest, and send it once possible', async () => {
    const [broken, code] = [await offer(), await offer()];
    await run(
      `create function refuse_mail() returns trigger language plpgsql as $f$
       begin raise exception 'refused'; end $f$`,
    );
    await run(
      `create trigger refuse_one before insert on mail for each row
       when (new.dedupe_key like 'selling:%:${broken}:%') execute function refuse_mail()`,
    );
    await ask(broken, 'Tem rádio?');
    await ask(code, 'Tem rádio?');
    await notifySellingSide(server);
    const notified = async () =>
      (await notices()).map((one) => /oferta\/(\d+)/.exec(one.descricaoNotificacao)?.[1]);
    expect(await notified()).toEqual([String(code)]);
    await run('drop trigger refuse_one on mail');
    await notifySellingSide(server);
    expect(await notified()).toEqual([String(code)]);
    server.clock.advance(MINUTE);
    await notifySellingSide(server);
    expect(await notified()).toEqual([String(broken), String(code)]);
    expect(await mailsTo(sales.email)).toHaveLength(2);
  });
});
