import { afterAll, beforeAll, describe, it } from 'vitest';
import { builtBankData } from '../../../../test/builders/bank-data.ts';
import { succeeds } from '../../../../test/scenes/deal-scene.ts';
import {
  PERSON,
  expectNotifiedOnce,
  startNotifiedScene,
  type NotifiedCase,
} from '../../../../test/scenes/notified-scene.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { expireSecondChancesJob } from '../../sales/second-chances/public.ts';

type Notified = Awaited<ReturnType<typeof startNotifiedScene>>;

const DAY = 86_400_000;

let notified: Notified;
let server: Notified['server'];
let ana: Notified['ana'];
let bia: Notified['bia'];
let one: Notified['one'];
let scene: Notified['scene'];

beforeAll(async () => {
  notified = await startNotifiedScene();
  ({ server, ana, bia, one, scene } = notified);
});
afterAll(() => notified.server.close());

const cases: Readonly<Record<string, NotifiedCase>> = {
  'a second chance that is declined': {
    subject: 'Segunda chance recusada',
    says: ['oferecê-la ao participante seguinte'],
    hides: PERSON,
    arrange: async () => {
      const code = await scene.offered();
      return () => succeeds(bia.post(`/offer/${code}/segunda-chance`, { aceita: false }));
    },
  },
  'a second chance that nobody answered': {
    subject: 'Segunda chance sem resposta',
    says: ['oferecê-la ao participante seguinte'],
    hides: PERSON,
    arrange: async () => {
      await scene.offered();
      server.clock.advance(10 * DAY);
      return () => expireSecondChancesJob(server.deps).run();
    },
  },
  'a purchase that is cancelled': {
    subject: 'Compra cancelada pelo comprador',
    says: ['Comprador: Ana.', 'Motivo: Desisti.', 'não entregue o veículo'],
    hides: [/99911/, '@exemplo', 'Lima'],
    arrange: async () => {
      const code = await scene.buy();
      return () => succeeds(ana.post('/offer/cancelCompra', { cdOfrta: code, cdJustf: 1, obsJustf: null }));
    },
  },
  'a cancellation request': {
    subject: 'Pedido de cancelamento para analisar',
    says: ['Comprador: Ana.', 'Justificativa: Ligue [telefone oculto]', 'aprova ou recusa o pedido até '],
    hides: [/99911/, builtBankData.conta, builtBankData.nome],
    arrange: async () => {
      const code = await scene.buy();
      await server.deps.database.run(
        { name: 'test.invoiced', text: 'update purchase set invoice_issued = true where offer_code = $1' },
        [code],
      );
      const words = { cdJustf: 1, obsJustf: 'Ligue (27) 99911-2233' };
      return () => succeeds(ana.post('/offer/cancelCompra', { cdOfrta: code, ...words, ...builtBankData }));
    },
  },
  'a purchase that its consumer takes back': {
    subject: 'Compra desfeita por arrependimento',
    says: ['Comprador: Ana.', 'Protocolo: ARR-', 'Não entregue o veículo.', 'A oferta foi reaberta até '],
    hides: [/99911/, 'Lima'],
    arrange: async () => {
      const code = await scene.buy();
      return () => succeeds(ana.post('/offer/arrependimento', { cdOfrta: code }));
    },
  },
  'a sale that is withdrawn for cause': {
    subject: 'Venda retirada',
    says: ['Comprador: Ana.', 'uma ordem judicial impede a venda', 'Não entregue o veículo.'],
    hides: [/99911/, 'Lima', 'Liminar'],
    arrange: async () => {
      const purchase = await purchaseOf(server, await scene.won());
      const body = { causa: 'ordem-judicial', motivo: 'Liminar da 2ª vara.' };
      return () => succeeds(one.post(`/admin/purchases/${purchase}/withdraw`, body));
    },
  },
  'an offer that staff open again': {
    subject: 'Oferta reaberta',
    says: ['Ela recebe lances até ', 'pode retirá-los até ', 'mantenha o veículo disponível'],
    hides: PERSON,
    arrange: async () => {
      const code = await scene.buy();
      const path = `/admin/purchases/${await purchaseOf(server, code)}/default`;
      await succeeds(one.post(path, { motivo: 'Não pagou no prazo.' }));
      return () => succeeds(one.post(`/admin/offers/${code}/reopen`, { motivo: 'Houve tempo.' }));
    },
  },
  'a purchase that is not kept': {
    subject: 'Compra não concluída pelo comprador',
    says: ['Comprador: Ana.', 'Motivo: Não pagou no prazo.', 'segunda chance'],
    hides: [/99911/, 'Lima'],
    arrange: async () => {
      const code = await scene.won();
      const purchase = await purchaseOf(server, code);
      return () =>
        succeeds(one.post(`/admin/purchases/${purchase}/default`, { motivo: 'Não pagou no prazo.' }));
    },
  },
};

describe.each(Object.entries(cases))('%s', (_name, given) => {
  it('is sent by mail and on the site to everyone in sales, with the next step, once, S-40 S-41', () =>
    expectNotifiedOnce(notified, given));
});
