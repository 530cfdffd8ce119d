import { getSurvey } from '@patio/contract/sales/surveys/get-survey.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { undoSale } from '../../../../test/scenes/purchases/undone-sale.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { closeDueAuctionsJob } from '../closing/public.ts';
import { inviteToSurveysJob } from './public.ts';

const DAY = 86_400_000;
const otherUser = '00000000-0000-4000-8000-000000000000';

let server: CatalogueServer;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startCatalogueServer();
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  ana = await buildBuyer(server);
  bia = await buildBuyer(server);
  await inviteToSurveysJob(server.deps).run();
});
afterAll(() => server.close());

const invite = () => inviteToSurveysJob(server.deps).run();
const invited = (offer: number) =>
  server.deps.database.rows<{ guid: string; deal_code: number; account_id: number; occasion: string }>(
    {
      name: 'test.invited',
      text: `select i.guid, i.deal_code, i.account_id, s.occasion from survey_invitation i
             join survey s on s.guid = i.survey_guid where i.offer_code = $1 order by i.deal_code`,
    },
    [offer],
  );
const cancelled = async (idiom = 'PTBR') => {
  const offer = await buildPurchasedOffer(server, ana.id);
  await ana.post(`/offer/cancelCompra?idiom=${idiom}`, { cdOfrta: offer, cdJustf: 1, obsJustf: null });
  await invite();
  const [found] = await invited(offer);
  if (!found) throw new Error('Nobody was invited.');
  return found;
};
const path = ({ guid, deal_code }: { guid: string; deal_code: number }) => `/survey/${guid}/${deal_code}`;
const answer = (url: string, respostas: readonly object[]) =>
  server.app.inject({ method: 'POST', url: `/api${url}`, payload: { respostas } });
const goodAnswers = async (url: string) => {
  const { perguntas } = getSurvey.success.schema.parse((await server.get(url)).json());
  return perguntas.map(({ id, tipo, opcoes }) =>
    tipo === 'TEXTO_LIVRE'
      ? { pergunta: id, opcao: null, resposta: 'Mais fotos' }
      : { pergunta: id, opcao: opcoes[0]?.id, resposta: null },
  );
};

describe('invitations, S-45', () => {
  it('go to the buyer of a completed purchase, once, by mail and notification, with their own link', async () => {
    const offer = await buildPurchasedOffer(server, ana.id, {
      status: 'X',
      columns: { finished_at: server.clock.now() },
    });
    await invite();
    await invite();
    const list = await invited(offer);
    expect(list).toMatchObject([{ account_id: ana.id, occasion: 'completed' }]);
    const [first] = list;
    const link = `/survey/?guid=${first?.guid}&lance_id=${first?.deal_code}`;
    const mails = await server.deps.database.rows<{ text: string }>(
      {
        name: 'test.survey-mail',
        text: `select text from mail where recipient = $1 and text like '%/survey/%'`,
      },
      [ana.email],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`${server.deps.config.publicUrl}${link}`);
    expect((await ana.get('/usrio/notif')).body).toContain('Responder à pesquisa');
  });

  it('go to anyone who cancelled, in the language they cancelled in', async () => {
    expect(await cancelled('EN')).toMatchObject({ account_id: ana.id, occasion: 'cancelled' });
    const mail = await server.deps.database.row<{ subject: string }>(
      {
        name: 'test.last-mail',
        text: 'select subject from mail where recipient = $1 order by id desc limit 1',
      },
      [ana.email],
    );
    expect(mail?.subject).toContain('Tell us how it went');
  });

  it('go to anyone who lost an offer, a day later, and not to its winner', async () => {
    const offer = await buildAuctionedOffer(server.deps.database, server.clock.now());
    await ana.bid(offer, 11_000);
    await bia.bid(offer, 12_000);
    await invite();
    expect(await invited(offer)).toEqual([]);
    server.clock.advance(3_700_000);
    await closeDueAuctionsJob(server.deps).run();
    server.clock.advance(DAY - 1);
    await invite();
    expect(await invited(offer)).toEqual([]);
    server.clock.advance(1);
    await invite();
    expect(await invited(offer)).toMatchObject([{ account_id: ana.id, occasion: 'lost' }]);
  });

  it('wait for a second chance: who lets it pass has lost, who takes it has bought', async () => {
    const sales = await buildStaff(server);
    for (const [aceita, asked] of [
      [false, ['lost']],
      [true, []],
    ] as const) {
      const offer = await undoSale(server, sales, [
        [ana, 11_000],
        [bia, 12_000],
      ]);
      expect((await sales.post(`/admin/offers/${offer}/second-chance`, {})).statusCode).toBe(201);
      server.clock.advance(2 * DAY);
      await invite();
      const occasions = async () =>
        (await invited(offer)).filter(({ account_id: id }) => id === ana.id).map(({ occasion }) => occasion);
      expect(await occasions()).toEqual([]);
      expect((await ana.post(`/offer/${offer}/segunda-chance`, { aceita })).statusCode).toBeLessThan(300);
      await invite();
      expect(await occasions()).toEqual(asked);
    }
  });

  it('go to anyone who withdrew a proposal and to anyone who lost one to a sale, and wait while an offer is undecided', async () => {
    const now = server.clock.now();
    const offer = await buildAuctionedOffer(server.deps.database, now, {
      acceptsProposals: true,
      buyNowCents: 4_590_000,
    });
    const propose = (buyer: Buyer) =>
      buyer.post('/lance/purpose', {
        cdusrio: buyer.id,
        cdofrta: offer,
        cdmoeda: 1,
        vllance: 9_000,
        frete: 'N',
        endereco: null,
      });
    const cleo = await buildBuyer(server);
    const { codigo } = (await propose(ana)).json<{ data: { codigo: number } }>().data;
    await propose(bia);
    await ana.post('/lance/cancelPurpose', { cdlance: codigo, cdJustf: 1, obsJustf: null });
    await cleo.post('/compreja', { cdofrta: offer, cdmoeda: 1, vllance: 45_900, frete: 'N', endereco: null });
    await invite();
    expect(await invited(offer)).toMatchObject([{ account_id: ana.id, occasion: 'cancelled' }]);
    server.clock.advance(DAY);
    await invite();
    const list = await invited(offer);
    expect(list.map(({ account_id, occasion }) => [account_id, occasion])).toEqual([
      [ana.id, 'cancelled'],
      [bia.id, 'lost'],
    ]);
    const conditional = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      reserveCents: 9_000_000,
    });
    await ana.bid(conditional, 11_000);
    server.clock.advance(3_700_000);
    await closeDueAuctionsJob(server.deps).run();
    server.clock.advance(DAY);
    await invite();
    expect(await invited(conditional)).toEqual([]);
  });
});

describe('a survey, API-78, API-79', () => {
  it('is read by its link alone, in both languages, SURV-05', async () => {
    const url = path(await cancelled());
    const reply = await server.get(url);
    expect(reply.headers['cache-control']).toBe('no-store');
    const survey = getSurvey.success.schema.parse(reply.json());
    expect(survey.respondida).toBe(false);
    expect(survey.perguntas[0]).toMatchObject({
      enunciado: 'O que mais pesou na decisão de cancelar?',
      tipo: 'ESCOLHA',
    });
    expect(survey.perguntas[0]?.opcoes[0]).toEqual({ id: 1, descricao: 'O preço ou os custos', valor: '5' });
    expect(survey.perguntas.at(-1)).toMatchObject({ tipo: 'TEXTO_LIVRE', opcoes: [] });
    expect((await server.get(`${url}?idiom=EN`)).body).toContain('Price or costs');
  });

  it('is not found under another name or another code', async () => {
    const { guid, deal_code } = await cancelled();
    for (const url of [
      `/survey/${otherUser}/${deal_code}`,
      `/survey/${guid}/${deal_code + 1}`,
      '/survey/x/1',
    ])
      expect((await server.get(url)).statusCode).toBe(404);
    expect((await answer(`/survey/${otherUser}/${deal_code}`, [])).statusCode).toBe(404);
  });

  it('is answered once, and says so afterwards, SURV-03', async () => {
    const url = path(await cancelled());
    const good = await goodAnswers(url);
    const replies = await Promise.all([answer(url, good), answer(url, good), answer(url, good)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409,
    ]);
    expect(replies.find(({ statusCode }) => statusCode === 201)?.json()).toEqual({
      data: { respondida: true },
    });
    expect((await server.get(url)).json()).toMatchObject({ respondida: true });
  });

  it('demands an answer to every question, SURV-04', async () => {
    const url = path(await cancelled());
    const good = await goodAnswers(url);
    const refused = await answer(url, good.slice(1));
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      { erros: ['Você deve responder para prosseguir'] },
    ]);
    expect((await answer(url, [{ ...good[0], opcao: 99 }, ...good.slice(1)])).statusCode).toBe(422);
    expect((await answer(url, good)).statusCode).toBe(201);
  });
});
