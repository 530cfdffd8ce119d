import { proposalStatus } from '@patio/contract/sales/proposals/proposal.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { proposalScene, type ProposalScene } from '../../../../../test/scenes/proposal-scene.ts';
import { readStoredAuction } from '../../../../../test/scenes/stored-auction.ts';
import { notifySellingSide } from '../../../../../test/scenes/selling-side.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
let scene: ProposalScene;

beforeAll(async () => {
  server = await startTestServer({ ALERT_MAILS_PER_HOUR: '1000', SELLING_DIGEST_MINUTES: '0' });
  scene = await proposalScene(server);
});
afterAll(() => server.close());

const purchaseOf = (offer: number) =>
  server.deps.database.rows<{ account_id: number; origin: string; value_cents: number; status: string }>(
    {
      name: 'test.purchases',
      text: 'select account_id, origin, value_cents, status from purchase where offer_code = $1',
    },
    [offer],
  );
const audited = (code: number) =>
  server.deps.database.rows<{ action: string; actor_id: number }>(
    { name: 'test.audit', text: 'select action, actor_id from audit where subject = $1 order by code' },
    [`proposal ${code}`],
  );

describe('the sales team accepts, S-07', () => {
  it('sells the offer once at the proposed value, notifies everyone concerned and leaves a ledger that replays', async () => {
    const offer = await scene.offer();
    const bia = await buildBuyer(server);
    const code = await scene.propose(offer, 12_000);
    const other = await scene.propose(offer, 8_000, bia);
    const bidder = await buildBuyer(server);
    await bidder.bid(offer, 10_000);
    const reply = await scene.staff(`${code}/accept`, { valor: 12_000 });
    expect(reply).toMatchObject({ status: 200, body: { data: { situacao: 'aceita', acoes: [] } } });
    expect(await purchaseOf(offer)).toEqual([
      { account_id: scene.ana.id, origin: 'proposal', value_cents: 1_200_000, status: 'V' },
    ]);
    const auction = await readStoredAuction(server.deps.database, offer);
    expect([auction.chain, auction.lines.at(-1), auction.stored.status]).toEqual([
      'intact',
      'F 1200000',
      'V',
    ]);
    expect(auction.replayed).toEqual(auction.stored);
    expect(await scene.statusOf(other)).toBe('rejected');
    expect(await scene.history(other)).toEqual(['send buyer 8000', 'lose-to-sale system']);
    expect((await scene.lastMail(scene.ana.email))?.subject).toMatch(/^Proposta aceita/);
    expect((await scene.lastMail(bia.email))?.text).toContain('vendida a outra pessoa');
    expect((await scene.lastMail(bidder.email))?.subject).toMatch(/^Oferta encerrada/);
    expect(await audited(code)).toEqual([{ action: 'accept-proposal', actor_id: scene.sales.id }]);
    const list = (await scene.ana.get('/offer/myoffers')).json<{ data: object[] }>().data;
    expect(list[0]).toMatchObject({ codigo: offer, winner: 'W', statusOferta: 'V', lanceVencedor: 12_000 });
  });

  it('changes nothing when the same call comes again', async () => {
    const offer = await scene.offer();
    const code = await scene.propose(offer);
    const first = await scene.staff(`${code}/accept`, { valor: 9_000 });
    expect(await scene.staff(`${code}/accept`, { valor: 9_000 })).toEqual(first);
    expect(await purchaseOf(offer)).toHaveLength(1);
    expect(await audited(code)).toHaveLength(1);
  });

  it('refuses another value than the one that stands', async () => {
    const code = await scene.propose(await scene.offer());
    expect(await scene.staff(`${code}/accept`, { valor: 9_001 })).toEqual({
      status: 409,
      body: {
        erros: ['O valor desta proposta mudou para R$\u00A09.000,00. Confira antes de responder.'],
        valor: 9_000,
      },
    });
  });

  it('refuses when the buyer has no purchase left this month, S-04', async () => {
    const limited = await buildBuyer(server);
    const offer = await scene.offer();
    const code = await scene.propose(offer, 9_000, limited);
    await server.deps.database.run(
      {
        name: 'test.take-away',
        text: `insert into limit_release (account_id, kind, extra, until) values ($1, 'PODE_COMPRAR', -1000, $2)`,
      },
      [limited.id, new Date(server.clock.now() + 3_600_000)],
    );
    const reply = await scene.staff(`${code}/accept`, { valor: 9_000 });
    expect(reply).toMatchObject({
      status: 409,
      body: { erros: [expect.stringContaining('compras deste mês')] },
    });
    expect([await scene.statusOf(code), await purchaseOf(offer)]).toEqual(['open', []]);
  });

  it('refuses after the term, after the end, after a withdrawal and what waits for the buyer', async () => {
    const late = await scene.propose(await scene.offer({ endAt: server.clock.now() + 10 * 86_400_000 }));
    const ended = await scene.propose(await scene.offer({ endAt: server.clock.now() + 1000 }));
    const withdrawn = await scene.propose(await scene.offer());
    await scene.ana.post('/lance/cancelPurpose', { cdlance: withdrawn, cdJustf: 1, obsJustf: null });
    const { code: waiting } = await scene.countered();
    const accept = async (code: number) => {
      const { status, body } = await scene.staff(`${code}/accept`, { valor: 9_000 });
      return [status, body];
    };
    const answered = {
      erros: ['Esta proposta já foi respondida. Atualize a página para ver como ela está.'],
    };
    expect(await accept(withdrawn)).toEqual([409, answered]);
    expect(await accept(waiting)).toEqual([409, answered]);
    server.clock.advance(1000);
    expect(await accept(ended)).toEqual([406, { erros: ['A oferta já foi finalizada!'] }]);
    server.clock.advance(48 * 3_600_000);
    expect(await accept(late)).toEqual([
      409,
      { erros: ['O prazo para responder a esta proposta terminou.'] },
    ]);
  });
});

describe('the sales team refuses, S-07', () => {
  it('gives the buyer the reason, in the mail, the inbox and the history', async () => {
    const offer = await scene.offer();
    const code = await scene.propose(offer);
    const reply = await scene.staff(`${code}/reject`, { motivo: ' Abaixo da tabela FIPE. ' });
    expect(reply).toMatchObject({ status: 200, body: { data: { situacao: 'recusada' } } });
    expect((await scene.lastMail(scene.ana.email))?.text).toContain('Motivo: Abaixo da tabela FIPE.');
    expect((await scene.ana.get('/usrio/notif')).body).toContain(`/negociacao/${offer}`);
    const own = (await scene.ana.get(`/lance/purpose/${code}`)).json<{ data: { passos: object[] } }>();
    expect(own.data.passos.at(-1)).toMatchObject({
      passo: 'recusa',
      ator: 'equipe',
      mensagem: 'Abaixo da tabela FIPE.',
    });
    expect(JSON.stringify(own)).not.toContain(scene.sales.email);
  });

  it.each([[''], ['  '], ['x'.repeat(501)], [null]])('needs a reason, not %j', async (motivo) => {
    const code = await scene.propose(await scene.offer());
    expect(await scene.staff(`${code}/reject`, { motivo })).toEqual({
      status: 422,
      body: { erros: ['Escreva o motivo para o comprador, com até 500 caracteres.'] },
    });
    expect(await scene.statusOf(code)).toBe('open');
  });

  it('takes its own counter-proposal back', async () => {
    const { code, offer } = await scene.countered();
    expect((await scene.staff(`${code}/reject`, { motivo: 'Vendido no pátio.' })).status).toBe(200);
    expect((await scene.buyer(`${code}/aceitar`, { vllance: 9_500 })).status).toBe(409);
    expect(await purchaseOf(offer)).toEqual([]);
  });
});

describe('the sales team answers with another value, rule 0.7', () => {
  it('shows value, message and term to the buyer, whose turn it is then', async () => {
    const { code, offer } = await scene.countered();
    const own = (await scene.ana.get(`/offer/${offer}/proposta`)).json<{ data: object }>().data;
    expect(own).toMatchObject({
      codigo: code,
      situacao: 'contraproposta',
      valor: 9_000,
      contraproposta: 9_500,
      venceEm: new Date(server.clock.now() + 48 * 3_600_000).toISOString(),
      acoes: ['aceitar', 'contrapropor', 'retirar'],
    });
    const mail = await scene.lastMail(scene.ana.email);
    expect(mail?.subject).toMatch(/^Contraproposta recebida/);
    expect(mail?.text).toContain('propõe R$\u00A09.500,00');
    expect(mail?.text).toContain('Mensagem: Fechamos assim?');
    expect(mail?.text).toContain(`/negociacao/${offer}\n`);
    const list = (await scene.ana.get('/offer/myoffers')).json<{ data: { codigo: number }[] }>().data;
    expect(list.find((row) => row.codigo === offer)).toMatchObject({
      winner: '',
      tipoUltimoLance: 'O',
      valorUltimoLance: 9_000,
      codigoUltimoLance: code,
      proposta: {
        contraproposta: 9_500,
        passos: [{ passo: 'envio' }, { passo: 'contraproposta', valor: 9_500 }],
      },
    });
  });

  it('takes a place of the buyer like any open proposal, and is replaced by a new one of theirs', async () => {
    const places = async () =>
      (await scene.ana.get('/usrio/limites')).json<{ tipo: string; valor: number }[]>()[0]?.valor ?? 0;
    const before = await places();
    const { code, offer } = await scene.countered();
    expect(await places()).toBe(before - 1);
    await scene.propose(offer, 9_200);
    expect(await places()).toBe(before - 1);
    expect(await scene.history(code)).toEqual(['send buyer 9000', 'counter staff 9500', 'replace buyer']);
  });

  it('refuses to answer a value that is no longer the buyer’s', async () => {
    const { code } = await scene.countered();
    await scene.buyer(`${code}/contraproposta`, { vllance: 9_300 });
    const stale = await scene.staff(`${code}/counter`, { valor: 9_450, valorProposta: 9_000 });
    expect(stale).toMatchObject({ status: 409, body: { valor: 9_300 } });
  });
});

describe('who may decide, S-46, rule 0.12', () => {
  it('is the sales team, and a store for its own offers', async () => {
    const store = await buildPartner(server.deps.database, { store: 'loja-das-propostas' });
    const partner = await buildBuyer(server, { partnerId: store });
    const content = await buildBuyer(server, { staffRole: 'content' });
    const [own, foreign] = [await scene.offer(), await scene.offer()];
    await server.deps.database.run(
      { name: 'test.sell-by', text: 'update offer set partner_id = $2 where code = $1' },
      [own, store],
    );
    const [mine, theirs] = [await scene.propose(own), await scene.propose(foreign)];
    await notifySellingSide(server);
    const reason = { motivo: 'Não.' };
    expect((await scene.staff(`${mine}/reject`, reason, scene.ana)).status).toBe(403);
    expect((await scene.staff(`${mine}/reject`, reason, content)).status).toBe(403);
    expect((await scene.staff(`${theirs}/reject`, reason, partner)).status).toBe(404);
    expect((await partner.get(`/admin/proposals/${theirs}`)).statusCode).toBe(404);
    const seen = (await partner.get('/admin/proposals?limit=100')).json<{
      data: { codigo: number; comprador: { email: string | null } }[];
    }>();
    expect(seen.data.map((one) => [one.codigo, one.comprador.email])).toEqual([[mine, null]]);
    expect((await partner.get('/admin/proposals?loja=0')).json()).toMatchObject({ total: 0 });
    expect((await scene.staff(`${mine}/reject`, reason, partner)).status).toBe(200);
    expect((await partner.get('/usrio/notif')).body).toContain('Nova proposta para responder');
  });

  it('lists what expires first, page by page, for one offer or all', async () => {
    const offer = await scene.offer();
    const codes: number[] = [];
    for (const reais of [9_000, 8_000, 7_000]) {
      codes.push(await scene.propose(offer, reais, await buildBuyer(server)));
      server.clock.advance(1000);
    }
    const list = async (query: string) => {
      const reply = (await scene.sales.get(`/admin/proposals?oferta=${offer}${query}`)).json<{
        data: { codigo: number }[];
        total: number;
      }>();
      return [reply.total, reply.data.map(({ codigo }) => codigo)];
    };
    expect(await list('&limit=2')).toEqual([3, codes.slice(0, 2)]);
    expect(await list('&limit=2&page=2')).toEqual([3, codes.slice(2)]);
    expect(await list('&order=-alteradaEm')).toEqual([3, codes.toReversed()]);
    await scene.staff(`${codes[0]}/counter`, { valor: 9_900, valorProposta: 9_000 });
    expect(await list('&situacao=pendente')).toEqual([2, codes.slice(1)]);
    await scene.staff(`${codes[1]}/reject`, { motivo: 'Não.' });
    expect((await list(''))[0]).toBe(2);
    expect((await list(`&situacao=${proposalStatus.options.join(',')}`))[0]).toBe(3);
    const one = (await scene.sales.get(`/admin/proposals/${codes[1]}`)).json<{ data: object }>().data;
    expect(one).toMatchObject({
      titulo: 'Fiat Uno 1.0',
      comprador: { email: expect.stringContaining('@') },
      passos: [{ passo: 'envio' }, { passo: 'recusa', autor: expect.any(String) }],
    });
  });
});
