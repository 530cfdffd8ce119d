import type { AnswerTime } from '@patio/contract/sales/answer-times/get-answer-times.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let ana: StaffMember;
const HOUR = 3_600_000;

const run = (text: string, parameters: readonly (number | string | Date | null)[]) =>
  server.deps.database.row<Record<string, number>>({ name: '', text }, parameters);

/** A question that was asked some hours before now, and answered after some. */
async function answered(
  offer: number,
  buyer: number,
  [ago, after]: readonly [number, number],
): Promise<void> {
  const asked = server.clock.now() - ago * HOUR;
  await run(
    `insert into question (offer_code, account_id, text, created_at, answer, answered_at, answered_by) values ($1, $2, 'Tem?', $3, 'Tem.', $4, $5)`,
    [offer, buyer, new Date(asked), new Date(asked + after * HOUR), ana.id],
  );
}

const read = async (query = '') => {
  const reply = await ana.get(`/admin/answer-times${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: AnswerTime[]; horasPrometidas: number }>();
};

let house: number;
let ofTeam: number;
let ofStore: number;

beforeAll(async () => {
  server = await startTestServer();
  ana = await buildStaff(server);
  const { database } = server.deps;
  const now = server.clock.now();
  const buyer = await buildBuyer(server);
  [house, ofTeam, ofStore] = [
    await buildAuctionedOffer(database, now, {}),
    await buildAuctionedOffer(database, now, {}),
    await buildAuctionedOffer(database, now, {}),
  ];
  const category = await run(
    `insert into category (code, name, position, icon) values (990, 'Tratores', 99, 'trator') returning code`,
    [],
  );
  await run(`insert into selling_team_member (category_code, account_id) values ($1, $2)`, [
    category?.['code'] ?? 0,
    ana.id,
  ]);
  await run(`update offer set category_codes = array[$2::int] where code = $1`, [
    ofTeam,
    category?.['code'] ?? 0,
  ]);
  const partner = await buildPartner(database, { store: 'loja-rapida' });
  await run(`update offer set partner_id = $2 where code = $1`, [ofStore, partner]);
  for (const hours of [1, 2, 3, 60]) await answered(house, buyer.id, [100, hours]);
  await answered(ofTeam, buyer.id, [30, 10]);
  await answered(ofStore, buyer.id, [30, 20]);
  // Answered before the days that are looked back on.
  await answered(house, buyer.id, [24 * 20, 1]);
  await run(`insert into question (offer_code, account_id, text, created_at) values ($1, $2, 'E?', $3)`, [
    house,
    buyer.id,
    new Date(now - 49 * HOUR),
  ]);
});
afterAll(() => server.close());

const of = (data: readonly AnswerTime[], kind: string) =>
  data
    .filter(({ tipo }) => tipo === kind)
    .map(({ equipe, categoria, ...time }) => [categoria?.nome ?? equipe, ...Object.values(time).slice(1)]);

it('median, nine in ten, and the share in time are those of each team and of all, in the days that are asked for', async () => {
  const { data, horasPrometidas } = await read();
  expect(horasPrometidas).toBe(48);
  expect(of(data, 'question')).toEqual([
    // Of 1, 2, 3, 10, 20 and 60 hours.
    ['todas', 6, 390, 2400, 5, 1],
    ['Tratores', 1, 600, 600, 1, null],
    ['lojas', 1, 1200, 1200, 1, null],
    ['vendas', 4, 150, 2574, 3, null],
  ]);
  expect(of((await read('?dias=30')).data, 'question')[0]?.[1]).toBe(7);
  expect(data.map(({ tipo }) => tipo).filter((tipo, at, all) => all.indexOf(tipo) === at)).toEqual([
    'question',
    'proposal',
    'cancellation',
    'verification',
    'data-request',
  ]);
});

it('of a proposal the first answer counts, not what followed', async () => {
  const buyer = await buildBuyer(server);
  const offer = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
    acceptsProposals: true,
  });
  const sent = await buyer.post('/lance/purpose', {
    cdofrta: offer,
    cdmoeda: 1,
    vllance: 9_000,
    frete: 'N',
    endereco: null,
    cdusrio: buyer.id,
  });
  const { codigo } = sent.json<{ data: { codigo: number } }>().data;
  server.clock.advance(HOUR / 3);
  const countered = await ana.post(`/admin/proposals/${codigo}/counter`, {
    valor: 9_500,
    valorProposta: 9_000,
  });
  expect(countered.statusCode).toBe(200);
  server.clock.advance(HOUR / 3);
  await ana.post(`/admin/proposals/${codigo}/reject`, { motivo: 'Não.' });
  expect(of((await read()).data, 'proposal')[0]).toEqual(['todas', 1, 20, 20, 1, 0]);
});

it('the spreadsheet says the same, harmless and audited, and others may read neither', async () => {
  await run(`update category set name = '=1+1' where name = 'Tratores'`, []);
  const csv = await ana.get('/admin/answer-times.csv?dias=7');
  expect(csv.body).toContain(`Perguntas;'=1+1;1;600;600;1;`);
  const logged = await run(
    `select count(*)::int as total from audit where subject = 'list answer-times' and actor_id = $1`,
    [ana.id],
  );
  expect(logged?.['total']).toBe(1);
  const support = await buildStaff(server, { staffRole: 'support' });
  for (const path of ['/admin/answer-times', '/admin/answer-times.csv'])
    expect((await support.get(path)).statusCode).toBe(403);
  expect((await ana.get('/admin/answer-times?dias=8')).statusCode).toBe(422);
});
