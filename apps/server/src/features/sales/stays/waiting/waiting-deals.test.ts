import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { endAuction, undoSale } from '../../../../../test/scenes/purchases/undone-sale.ts';
import { notifySellingSide } from '../../../../../test/scenes/selling-side.ts';
import { readStoredAuction } from '../../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { expireConditionalSalesJob } from '../../closing/public.ts';
import { expireProposalsJob } from '../../proposals/public.ts';
import { expireSecondChancesJob } from '../../second-chances/public.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const motivo = 'Documentos em análise.';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let bia: Buyer;
let owner: Buyer;
let store: number;
let stores = 0;

beforeAll(async () => {
  server = await startTestServer();
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  await server.deps.database.run({
    name: 'test.reason',
    text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false)`,
  });
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  stores += 1;
  store = await buildPartner(server.deps.database, { store: `parada-${'x'.repeat(stores)}` });
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
  owner = await buildBuyer(server, { partnerId: store });
});

const ofStore = async (code: number): Promise<number> => {
  await server.deps.database.run(
    { name: 'test.sold-by', text: 'update offer set partner_id = $2 where code = $1' },
    [code, store],
  );
  return code;
};
/** The best bid of Ana, R$ 12.000,00, below the reserve of an offer of the store. */
const conditional = async () =>
  ofStore(await endAuction(server, [[ana, 12_000]], { reserveCents: 5_000_000 }));
/** The offer of the store that Ana may have at R$ 12.000,00, as Bia did not pay. */
const secondChance = async () => {
  const code = await ofStore(
    await undoSale(server, sales, [
      [ana, 12_000],
      [bia, 13_000],
    ]),
  );
  await sales.post(`/admin/offers/${code}/second-chance`, {});
  return code;
};
const change = (verb: 'suspend' | 'release') => sales.post(`/admin/stores/${store}/${verb}`, { motivo });
const close = async () => {
  const row = await server.deps.database.row<{ version: number }>(
    { name: 'test.version', text: 'select version from partner where id = $1' },
    [store],
  );
  return sales.post(`/admin/stores/${store}/end`, { motivo, versao: row?.version });
};
const runJobs = async () => {
  await expireConditionalSalesJob(server.deps).run();
  await expireSecondChancesJob(server.deps).run();
  await expireProposalsJob(server.deps).run();
};
const lastMail = (to: string) =>
  server.deps.database.row<{ subject: string; text: string }>(
    { name: 'test.last-mail', text: 'select subject, text from mail where recipient = $1 order by id desc' },
    [to],
  );
const deal = async (code: number) =>
  (await ana.get(`/usrio/negociacoes/${code}`)).json<{
    data: { proximo: object | null; desfecho: string | null };
  }>().data;
const answer = (code: number, aceita: boolean) => ana.post(`/offer/${code}/segunda-chance`, { aceita });
const accept = (code: number, by: StaffMember | Buyer = sales) =>
  by.post(`/admin/offers/${code}/conditional`, { decisao: 'aceitar' });
const until = async (code: number) =>
  server.deps.database.row<{ conditional: number | null; chance: number | null }>(
    {
      name: 'test.until',
      text: `select a.conditional_until as conditional, (select expires_at from second_chance
        where offer_code = a.offer_code and status = 'offered') as chance from auction a where a.offer_code = $1`,
    },
    [code],
  );

describe('a conditional sale whose store is suspended, rule 0.31', () => {
  it('waits beyond its term, says so to both sides, and has the time that was left from the release on', async () => {
    const code = await conditional();
    const before = (await until(code))?.conditional ?? 0;
    await change('suspend');
    expect((await lastMail(ana.email))?.subject).toMatch(/^A decisão sobre o seu lance espera/);
    const stopped = server.clock.now();
    server.clock.advance(20 * DAY);
    await runJobs();
    expect((await until(code))?.conditional).toBe(before);
    expect(await deal(code)).toMatchObject({ proximo: { etapa: 'suspensa', prazo: null }, desfecho: null });
    const listed = (await sales.get(`/admin/conditional-sales?loja=${store}`)).json<object>();
    expect(listed).toMatchObject({ data: [{ codigoOferta: code, parada: true }] });
    expect((await accept(code)).statusCode).toBe(406);
    await change('release');
    const released = server.clock.now();
    const after = (await until(code))?.conditional ?? 0;
    expect(after).toBe(before + released - stopped);
    expect((await lastMail(ana.email))?.subject).toMatch(/^O prazo da decisão voltou a correr/);
    server.clock.advance(1000);
    await notifySellingSide(server);
    expect((await lastMail(owner.email))?.subject).toMatch(/^Venda condicional para decidir/);
    server.clock.set(after - 1);
    await runJobs();
    expect((await accept(code, owner)).statusCode).toBe(200);
    const auction = await readStoredAuction(server.deps.database, code);
    expect([auction.chain, auction.replayed]).toEqual(['intact', auction.stored]);
  });

  it('has a working day at least after the release, and ends after it as ever', async () => {
    const code = await conditional();
    const before = (await until(code))?.conditional ?? 0;
    server.clock.set(before - 1);
    await change('suspend');
    server.clock.advance(DAY);
    await change('release');
    const after = (await until(code))?.conditional ?? 0;
    expect(after).toBeGreaterThanOrEqual(server.clock.now() + DAY);
    server.clock.set(after);
    await runJobs();
    expect(await until(code)).toMatchObject({ conditional: null });
    expect((await lastMail(ana.email))?.subject).toMatch(/^Venda não aceita/);
  });

  it('is left by its bidder, who asks for it, after a day and no earlier', async () => {
    const code = await conditional();
    await change('suspend');
    const reply = await ana.post('/offer/cancelCompra', { cdOfrta: code, cdJustf: 1, obsJustf: null });
    expect(reply.json()).toEqual({ data: 'AGUARDANDO' });
    server.clock.advance(DAY - 1);
    await runJobs();
    expect((await until(code))?.conditional).not.toBeNull();
    server.clock.advance(1);
    await runJobs();
    expect(await until(code)).toMatchObject({ conditional: null });
    expect(await deal(code)).toMatchObject({ proximo: null, desfecho: 'retirada' });
  });

  it('leaves the decision on a request to leave with those who sell while the store is open', async () => {
    const code = await conditional();
    await ana.post('/offer/cancelCompra', { cdOfrta: code, cdJustf: 1, obsJustf: null });
    server.clock.advance(DAY);
    await runJobs();
    expect((await until(code))?.conditional).not.toBeNull();
  });

  it('ends with a store that is closed for good: its bidder is free and reads why', async () => {
    const code = await conditional();
    await change('suspend');
    expect((await close()).statusCode).toBe(200);
    expect(await until(code)).toMatchObject({ conditional: null });
    expect((await lastMail(ana.email))?.subject).toMatch(/^Você está livre do seu lance/);
    expect((await lastMail(ana.email))?.text).toContain('foi encerrada');
    const auction = await readStoredAuction(server.deps.database, code);
    expect([auction.chain, auction.replayed]).toEqual(['intact', auction.stored]);
  });
});

describe('a second chance whose store is suspended, rule 0.31', () => {
  it('is not lost while it cannot be accepted, and is accepted after the release', async () => {
    const code = await secondChance();
    const before = (await until(code))?.chance ?? 0;
    server.clock.advance(HOUR);
    await change('suspend');
    expect((await lastMail(ana.email))?.subject).toMatch(/^Sua segunda chance espera/);
    server.clock.advance(9 * DAY);
    await runJobs();
    const rows = (await ana.get('/offer/myoffers')).json<{ data: object[] }>().data;
    expect(rows).toMatchObject([{ codigo: code, indisponivel: 'loja', segundaChance: { valor: 12_000 } }]);
    expect(await deal(code)).toMatchObject({ proximo: { etapa: 'suspensa' } });
    expect((await answer(code, true)).statusCode).toBe(406);
    await change('release');
    expect((await until(code))?.chance).toBe(before + 9 * DAY);
    expect((await lastMail(ana.email))?.subject).toMatch(/^Responda à sua segunda chance/);
    server.clock.set(before + 9 * DAY - 1);
    await runJobs();
    expect((await answer(code, true)).statusCode).toBe(200);
  });

  it('may be declined at any time', async () => {
    const code = await secondChance();
    await change('suspend');
    server.clock.advance(30 * DAY);
    expect((await answer(code, false)).json()).toMatchObject({ data: { situacao: 'recusada' } });
    await change('release');
    expect(await until(code)).toMatchObject({ chance: null });
  });

  it('ends with a store that is closed for good', async () => {
    const code = await secondChance();
    await change('suspend');
    expect((await close()).statusCode).toBe(200);
    expect(await until(code)).toMatchObject({ chance: null });
    expect((await lastMail(ana.email))?.text).toContain('não pode mais ser aceita');
    expect((await answer(code, true)).statusCode).not.toBe(200);
  });

  it('whose time was over before the suspension ends after the release', async () => {
    const code = await secondChance();
    const before = (await until(code))?.chance ?? 0;
    server.clock.set(before);
    await change('suspend');
    await change('release');
    expect((await until(code))?.chance).toBe(before);
    await runJobs();
    expect(await until(code)).toMatchObject({ chance: null });
  });
});

describe('a proposal on an offer that is suspended, rule 0.31', () => {
  it('does not expire meanwhile, and has the time that was left, a working day at least', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      acceptsProposals: true,
    });
    await ofStore(code);
    const terms = { cdofrta: code, cdmoeda: 1, frete: 'N', endereco: null, cdusrio: ana.id };
    await ana.post('/lance/purpose', { ...terms, vllance: 9_000 });
    await change('suspend');
    server.clock.advance(12 * DAY);
    await runJobs();
    expect(await deal(code)).toMatchObject({ proximo: { etapa: 'suspensa' }, desfecho: null });
    await change('release');
    const released = server.clock.now();
    const row = await server.deps.database.row<{ code: number; expires_at: number }>(
      { name: 'test.term', text: 'select code, expires_at from proposal where offer_code = $1' },
      [code],
    );
    expect(row?.expires_at).toBeGreaterThanOrEqual(released + 2 * DAY - HOUR);
    expect(await deal(code)).toMatchObject({ proximo: { etapa: 'resposta' } });
  });
});

describe('a decision, the end of the term and a suspension at the same moment, on two servers', () => {
  it('are one outcome: sold, or waiting for the store; never sold after the suspension', async () => {
    const elsewhere = sales.through(await server.another());
    for (let round = 0; round < 6; round += 1) {
      const code = await conditional();
      server.clock.set(((await until(code))?.conditional ?? 0) - 1);
      const [suspended, accepted] = await Promise.all([
        elsewhere.post(`/admin/stores/${store}/suspend`, { motivo }),
        accept(code, owner),
        runJobs(),
      ]);
      expect(suspended.statusCode).toBe(200);
      const row = await server.deps.database.row<{ status: string; purchases: number; handed: number }>(
        {
          name: 'test.outcome',
          text: `select o.status, (select count(*)::int from purchase where offer_code = o.code) as purchases,
              (select count(*)::int from mail where subject like 'Nossa equipe cuida da sua compra%'
                and dedupe_key like '%:' || o.code || ':%') as handed
            from offer o where o.code = $1`,
        },
        [code],
      );
      // A user who bought before the suspension was told who takes care of the purchase.
      const sold = accepted.statusCode === 200 ? 1 : 0;
      expect(row).toEqual({ status: sold === 1 ? 'V' : 'E', purchases: sold, handed: sold });
      await change('release');
      const { chain, replayed, stored } = await readStoredAuction(server.deps.database, code);
      // When a term ends that did not run for a time is no part of the ledger; that one runs is.
      const { conditionalUntil } = stored;
      expect(replayed.conditionalUntil === null).toBe(conditionalUntil === null);
      expect([chain, { ...replayed, conditionalUntil }]).toEqual(['intact', stored]);
    }
  });
});
