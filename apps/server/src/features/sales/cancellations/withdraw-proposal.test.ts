import { listMyOffers } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { notifySellingSide } from '../../../../test/scenes/selling-side.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startCatalogueServer();
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  ana = await buildBuyer(server);
  bia = await buildBuyer(server);
});
afterAll(() => server.close());

/** An open proposal of Ana's: its own code and that of its offer. */
async function proposed(): Promise<{ offer: number; proposal: number }> {
  const offer = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
    acceptsProposals: true,
  });
  const body = { cdusrio: ana.id, cdofrta: offer, cdmoeda: 1, vllance: 9_000, frete: 'N', endereco: null };
  const reply = await ana.post('/lance/purpose', body);
  return { offer, proposal: reply.json<{ data: { codigo: number } }>().data.codigo };
}
const withdraw = (buyer: Buyer, cdlance: number, more: object = {}) =>
  buyer.post('/lance/cancelPurpose', { cdlance, cdJustf: 1, obsJustf: null, ...more });
const rowOf = async (offer: number) =>
  listMyOffers.success.schema
    .parse((await ana.get('/offer/myoffers')).json())
    .data.find(({ codigo }) => codigo === offer);
const notified = (text: string) =>
  server.deps.database.rows<{ recipient: string; subject: string; text: string }>(
    {
      name: 'test.told',
      text: 'select recipient, subject, text from mail where subject like $1 order by id',
    },
    [text],
  );

describe('the reasons for cancelling', () => {
  it('are listed in the language of the caller, API-24', async () => {
    const portuguese = (await server.get('/offer/justificativas')).json<object[]>();
    const english = (await server.get('/offer/justificativas?idiom=EN')).json<object[]>();
    expect(portuguese[0]).toEqual({ codigo: 1, descricao: 'Desisti da compra', observacao: 'N' });
    expect(portuguese[8]).toEqual({ codigo: 9, descricao: 'Outro motivo', observacao: 'S' });
    expect(english[8]).toEqual({ codigo: 9, descricao: 'Another reason', observacao: 'S' });
  });
});

describe('withdrawing a proposal, API-73', () => {
  it('ends it at once, stays in the history as K and takes the menu away, S-13', async () => {
    const { offer, proposal } = await proposed();
    expect(await rowOf(offer)).toMatchObject({
      tipoUltimoLance: 'O',
      codigoUltimoLance: proposal,
      winner: '',
    });
    const reply = await withdraw(ana, proposal);
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: 'CANCELADO' }]);
    const row = await rowOf(offer);
    expect(row).toMatchObject({ tipoUltimoLance: 'K', winner: '', statusOferta: 'A' });
    expect(row?.histLances).toMatchObject([{ tipo: 'O', status: 'K', codigoUsr: ana.id }]);
  });

  it('notifies the buyer in their language and the sales team in Portuguese, S-40, S-41', async () => {
    const staff = await buildBuyer(server, { staffRole: 'sales' });
    const { proposal } = await proposed();
    const reply = await ana.post('/lance/cancelPurpose?idiom=EN', {
      cdlance: proposal,
      cdJustf: 9,
      obsJustf: 'Mudei de cidade',
    });
    expect(reply.statusCode).toBe(200);
    expect((await notified('Proposal withdrawn%')).at(-1)).toMatchObject({ recipient: ana.email });
    await notifySellingSide(server);
    const team = (await notified('Proposta retirada pelo comprador%')).at(-1);
    expect(team?.recipient).toBe(staff.email);
    expect(team?.text).toContain('R$\u00A09.000,00');
    for (const text of ['Mudei de cidade', ana.email]) expect(team?.text).not.toContain(text);
    expect((await ana.get('/usrio/notif')).body).toContain('Proposal withdrawn');
    expect((await staff.get('/usrio/notif')).body).toContain('Proposta retirada pelo comprador');
  });

  it('lets the buyer propose again', async () => {
    const { offer, proposal } = await proposed();
    await withdraw(ana, proposal);
    const body = { cdusrio: ana.id, cdofrta: offer, cdmoeda: 1, vllance: 9_100, frete: 'N', endereco: null };
    expect((await ana.post('/lance/purpose', body)).statusCode).toBe(201);
    expect(await rowOf(offer)).toMatchObject({ tipoUltimoLance: 'O', valorUltimoLance: 9_100 });
  });

  it('refuses the proposal of another user, an unknown one and one that was answered, wire', async () => {
    const { offer, proposal } = await proposed();
    for (const reply of [await withdraw(bia, proposal), await withdraw(ana, 99_999_999)]) {
      expect([reply.statusCode, reply.json()]).toEqual([
        404,
        { erros: ['Esta proposta não existe ou já foi respondida.'] },
      ]);
    }
    await server.deps.database.run(
      { name: 'test.reject', text: `update proposal set status = 'rejected' where offer_code = $1` },
      [offer],
    );
    expect((await withdraw(ana, proposal)).statusCode).toBe(404);
  });

  it('demands a reason, a text where the reason does, and no more than 500 characters, CANC-02, CANC-03', async () => {
    const { proposal } = await proposed();
    const errors = async (more: object) => {
      const reply = await withdraw(ana, proposal, more);
      return [reply.statusCode, reply.json<{ erros: string[] }>().erros];
    };
    expect(await errors({ cdJustf: null })).toEqual([422, ['Escolha o motivo']]);
    expect(await errors({ cdJustf: 999 })).toEqual([422, ['Escolha o motivo']]);
    expect(await errors({ cdJustf: 9 })).toEqual([422, ['Digite a justificativa']]);
    expect(await errors({ cdJustf: 9, obsJustf: '  ' })).toEqual([422, ['Digite a justificativa']]);
    expect(await errors({ obsJustf: 'a'.repeat(501) })).toEqual([
      422,
      ['A justificativa pode ter até 500 caracteres.'],
    ]);
    expect((await withdraw(ana, proposal, { cdJustf: 9, obsJustf: 'a'.repeat(500) })).statusCode).toBe(200);
  });

  it('happens once, however often and from wherever it is asked for at the same moment', async () => {
    const { offer, proposal } = await proposed();
    const replies = await Promise.all(
      [1, 2, 3, 6, 7, 8].map((cdJustf) => withdraw(ana, proposal, { cdJustf })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 404, 404, 404, 404, 404,
    ]);
    const stored = await server.deps.database.rows(
      { name: 'test.kept', text: 'select id from cancellation where offer_code = $1' },
      [offer],
    );
    expect(stored).toHaveLength(1);
  });

  it('is over when the proposal has expired or another was accepted first', async () => {
    const { offer, proposal } = await proposed();
    await server.deps.database.run(
      { name: 'test.expire', text: `update proposal set status = 'expired' where offer_code = $1` },
      [offer],
    );
    expect(await rowOf(offer)).toMatchObject({ tipoUltimoLance: 'R', winner: '' });
    expect((await withdraw(ana, proposal)).statusCode).toBe(404);
  });
});
