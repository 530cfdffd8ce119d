import { listMyOffers } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtBankData as bank } from '../../../../../test/builders/bank-data.ts';
import { buyerStep } from '../../../../../test/scenes/purchases/complaint-scene.ts';
import { undoingScene } from '../../../../../test/scenes/purchases/undoing-scene.ts';
import { expectRefused } from '../../../../../test/state/whole-state.ts';

const { scene, decide, own, owed, vehicle, propose, released, left, undoing } = undoingScene();
type Undone = Awaited<ReturnType<typeof undoing>>;

beforeAll(() =>
  scene.run(`insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false)`),
);

const row = async ({ buyer, offer }: Undone) =>
  listMyOffers.success.schema
    .parse((await buyer.get('/offer/myoffers')).json())
    .data.find(({ codigo }) => codigo === offer);
const cancel = ({ buyer, offer }: Undone) =>
  buyer.post('/offer/cancelCompra', { cdOfrta: offer, cdJustf: 1, obsJustf: null, ...bank });

const told = async ({ buyer }: Undone) =>
  (
    await scene.rows<{ subject: string }>('select subject from mail where recipient = $1 order by id', [
      buyer.email,
    ])
  ).map(({ subject }) => subject);

describe('a buyer whose sale staff proposed to undo', () => {
  const ends: Readonly<Record<string, (sale: Undone) => ReturnType<typeof cancel>>> = {
    'it was refused': (sale) => decide(sale, 'recusar'),
    'they withdrew the complaint': ({ buyer, purchase }) => buyerStep(buyer, purchase, 'withdraw'),
  };

  it.each(Object.entries(ends))('may cancel and sees no refusal once %s', async (_how, end) => {
    const sale = await undoing();
    expect((await end(sale)).statusCode).toBe(200);
    expect(await told(sale)).not.toContainEqual(expect.stringContaining('Cancelamento não aprovado'));
    expect(await row(sale)).toMatchObject({
      idofrtacancl: null,
      dataSolicitacaoCancelamento: null,
      dataRejeicaoCancelamento: null,
      dataSolicitacaoCancelamentoVenda: null,
      dataRejeicaoCancelamentoVenda: null,
      acoes: { cancelar: 'solicitacao' },
    });
    const asked = await cancel(sale);
    expect([asked.statusCode, asked.json()]).toEqual([200, { data: 'AGUARDANDO' }]);
    expect(await own(sale)).toMatchObject({ desfeita: null, cancelamentoPedidoEm: expect.any(String) });
  });

  it('returns the vehicle before their money also if they take the complaint back and cancel themselves', async () => {
    const sale = await undoing();
    await left(sale);
    expect((await buyerStep(sale.buyer, sale.purchase, 'withdraw')).statusCode).toBe(200);
    expect((await cancel(sale)).statusCode).toBe(200);
    expect((await decide(sale, 'aprovar')).statusCode).toBe(200);
    expect(await own(sale)).toMatchObject({ desfeita: 'veiculo', canceladaEm: expect.any(String) });
    await expectRefused(scene.server, () => owed(sale), 409);
    expect((await vehicle(sale, true)).statusCode).toBe(200);
    expect(await own(sale)).toMatchObject({ desfeita: 'sim' });
    expect((await owed(sale)).statusCode).toBe(201);
  });

  it('is offered no cancellation while it waits', async () => {
    const sale = await undoing();
    expect(await row(sale)).toMatchObject({ idofrtacancl: 'Q', acoes: { cancelar: null } });
    await expectRefused(scene.server, () => cancel(sale), 409);
  });

  const refusals = { L: 'cancellation_rejected_at', X: 'sale_cancellation_rejected_at' };
  it.each(Object.entries(refusals))(
    'sees no earlier refusal of a purchase in %s while it waits, nor after',
    async (status, refusal) => {
      const sale = await released();
      await scene.run(`update purchase set status = $2, ${refusal} = now() where code = $1`, [
        sale.purchase,
        status,
      ]);
      const none = { dataRejeicaoCancelamento: null, dataRejeicaoCancelamentoVenda: null };
      expect(await row(sale)).not.toMatchObject(none);
      await propose(sale);
      expect(await row(sale)).toMatchObject({ ...none, idofrtacancl: 'Q' });
      expect((await decide(sale, 'aprovar')).statusCode).toBe(200);
      expect(await row(sale)).toMatchObject({ ...none, dataCancelada: expect.any(String) });
    },
  );

  it('has what they asked for themselves refused with it, and is told so, S-13', async () => {
    const sale = await released();
    expect((await cancel(sale)).statusCode).toBe(200);
    await propose(sale);
    expect((await decide(sale, 'recusar')).statusCode).toBe(200);
    const subjects = await told(sale);
    expect(subjects).toContainEqual(expect.stringContaining('Cancelamento não aprovado'));
    expect(subjects).not.toContainEqual(expect.stringContaining('Compra desfeita'));
    expect(await row(sale)).toMatchObject({
      dataRejeicaoCancelamento: expect.any(String),
      acoes: { cancelar: null },
    });
    scene.server.clock.advance(60_000);
    await expectRefused(scene.server, () => cancel(sale), 409);
  });
});
