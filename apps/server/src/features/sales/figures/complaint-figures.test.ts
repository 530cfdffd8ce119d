import type { Reply } from '@patio/contract/route/define-route.ts';
import type { readFigures } from '@patio/contract/sales/figures/read-figures.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import {
  complain,
  deskStep,
  newestComplaint,
  releasedPurchase,
} from '../../../../test/scenes/purchases/complaint-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { keepComplaintClocksJob } from '../complaints/public.ts';

const HOUR = 3_600_000;
let server: TestServer;
let sales: StaffMember;
let seller: StaffMember;
let store: number;
let start: number;

beforeAll(async () => {
  server = await startTestServer();
  start = Date.UTC(2026, 10, 23, 15);
  server.clock.set(start);
  store = await buildPartner(server.deps.database, { store: 'loja-dos-numeros', name: 'Loja dos Números' });
  sales = await buildStaff(server);
  seller = await buildStaff(server, { staffRole: null, partnerId: store });
  const answered = await complained(await buildBuyer(server), { store });
  const ofHouse = await complained(await buildBuyer(server), {});
  const late = await complained(await buildBuyer(server), { store });
  await releasedPurchase(server, (await buildBuyer(server)).id, { store });
  server.clock.advance(4 * HOUR);
  await deskStep(seller, answered, 'answer');
  server.clock.advance(2 * HOUR);
  await deskStep(sales, ofHouse, 'answer');
  server.clock.advance(20 * 24 * HOUR);
  await keepComplaintClocksJob(server.deps).run();
  await deskStep(sales, late, 'answer');
});
afterAll(() => server.close());

/** A purchase with a complaint, whose number it gives. */
async function complained(by: Buyer, given: { store?: number }): Promise<number> {
  const { purchase } = await releasedPurchase(server, by.id, given);
  await complain(by, purchase);
  return (await newestComplaint(by, purchase)).codigo;
}

const period = () => `de=${dayOf(start)}&ate=${dayOf(start)}`;
const read = async (member: StaffMember, more = '') =>
  (await member.get(`/admin/figures?${period()}${more}`)).json<Reply<typeof readFigures>>().data.reclamacoes;

it('complaints are counted by category and by who sold, with how fast and whether in time they were answered', async () => {
  const { total, categorias, lojas, negocios, comReclamacao } = await read(sales);
  expect(total).toMatchObject({ abertas: 3, respondidas: 3, mediana: 6, noPrazo: 2, foraDoPrazo: 1 });
  expect(categorias).toHaveLength(1);
  expect(categorias[0]).toMatchObject(total);
  expect({ negocios, comReclamacao }).toEqual({ negocios: 4, comReclamacao: 3 });
  expect(lojas).toMatchObject([
    {
      codigo: store,
      nome: 'Loja dos Números',
      abertas: 2,
      noPrazo: 1,
      foraDoPrazo: 1,
      negocios: 3,
      comReclamacao: 2,
    },
    {
      codigo: 0,
      nome: null,
      abertas: 1,
      mediana: 6,
      noPrazo: 1,
      foraDoPrazo: 0,
      negocios: 1,
      comReclamacao: 1,
    },
  ]);
});

it('a store sees its own alone, and another day has none', async () => {
  const { lojas, total } = await read(seller, '&loja=0');
  expect(lojas.map(({ codigo }) => codigo)).toEqual([store]);
  expect(total.abertas).toBe(2);
  const later = dayOf(start + 7 * 24 * HOUR);
  const reply = await sales.get(`/admin/figures?de=${later}&ate=${later}`);
  expect(reply.json<Reply<typeof readFigures>>().data.reclamacoes).toEqual({
    total: { abertas: 0, respondidas: 0, mediana: null, noPrazo: 0, foraDoPrazo: 0, escaladas: 0 },
    negocios: 0,
    comReclamacao: 0,
    categorias: [],
    lojas: [],
  });
});

it('are in the spreadsheet', async () => {
  const file = (await sales.get(`/admin/figures.csv?${period()}`)).body;
  expect(file).toContain(
    'Assunto;Reclamações;Respondidas;Mediana até a resposta (horas);No prazo;Fora do prazo',
  );
  expect(file).toMatch(/Loja dos Números;2;2;[\d,]+;1;1;0;3;2/);
  expect(file).toMatch(/Casa;1;1;6;1;0;0;1;1/);
});
