import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { proposalScene, type ProposalScene } from '../../../../test/scenes/proposal-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let scene: ProposalScene;

beforeAll(async () => {
  server = await startTestServer();
  scene = await proposalScene(server);
});
afterAll(() => server.close());

describe('the list of proposals', () => {
  it('is narrowed by state, value and offer, searched, and sorted either way', async () => {
    const offer = await scene.offer();
    const carla = await buildBuyer(server, { name: 'Carla', surname: 'Souza' });
    const codes = [await scene.propose(offer, 8_000, carla)];
    server.clock.advance(1000);
    codes.push(await scene.propose(offer, 9_000, await buildBuyer(server)));
    await scene.staff(`${codes[1]}/reject`, { motivo: 'Não.' });
    const list = async (query: string) =>
      (await scene.sales.get(`/admin/proposals?oferta=${offer}&${query}`))
        .json<{ data: { codigo: number }[] }>()
        .data.map(({ codigo }) => codigo);
    expect(await list('')).toEqual([codes[0]]);
    expect(await list('situacao=recusada')).toEqual([codes[1]]);
    const both = 'situacao=pendente,recusada';
    expect(await list(`${both}&order=-valor`)).toEqual(codes.toReversed());
    expect(await list(`${both}&valor.de=8500`)).toEqual([codes[1]]);
    expect(await list(`${both}&busca=carla sou`)).toEqual([codes[0]]);
    expect(await list(`${both}&busca=uno`)).toHaveLength(2);
  });

  it('says what the offer costs its buyer, and below what the house refuses by itself', async () => {
    const offer = await scene.offer();
    await scene.propose(offer, 8_000, await buildBuyer(server));
    const { database } = server.deps;
    const priced = { name: 'test.priced', text: 'update offer set buy_now_cents = $2 where code = $1' };
    await database.run(priced, [offer, 1_000_050]);
    const read = async () =>
      (await scene.sales.get(`/admin/proposals?oferta=${offer}`)).json<{ data: object[] }>().data;
    expect(await read()).toMatchObject([{ precoOferta: 10_000.5, piso: null }]);
    const floored = {
      name: 'test.floored',
      text: 'update offer set proposal_floor_cents = $2 where code = $1',
    };
    await database.run(floored, [offer, 700_000]);
    expect(await read()).toMatchObject([{ precoOferta: 10_000.5, piso: 7_000 }]);
  });

  it('is searched by a store by the name it shows, never by surname, mail or CPF', async () => {
    const offer = await scene.offer();
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-curiosa' });
    await server.deps.database.run(
      { name: 'test.of-store', text: 'update offer set partner_id = $2 where code = $1' },
      [offer, partnerId],
    );
    const seller = await buildBuyer(server, { partnerId });
    const dora = await buildBuyer(server, { name: 'Dora', surname: 'Segredo', document: '39053344705' });
    await scene.propose(offer, 8_000, dora);
    const found = async (term: string) =>
      (await seller.get(`/admin/proposals?busca=${term}`)).json<{ total: number }>().total;
    expect(await found('dora')).toBe(1);
    for (const term of ['segredo', '390533', dora.email]) expect(await found(term)).toBe(0);
    expect((await seller.get('/admin/proposals.csv')).statusCode).toBe(403);
  });

  it('is exported in its order, audited, and formulas are text', async () => {
    const offer = await scene.offer();
    const eva = await buildBuyer(server, { name: '=SUM(A1)' });
    const code = await scene.propose(offer, 8_500, eva);
    const file = await scene.sales.get(`/admin/proposals.csv?oferta=${offer}`);
    expect(file.headers['content-disposition']).toContain('proposals.csv');
    expect(file.body.split('\r\n')[1]).toMatch(
      new RegExp(`^${code};${offer};.*;8500,00;;'=SUM\\(A1\\);`, 'u'),
    );
    const audited = await server.deps.database.row<{ subject: string; details: { rows: number } }>({
      name: 'test.proposals-exported',
      text: `select subject, details from audit where action = 'export-list' order by code desc limit 1`,
    });
    expect(audited).toMatchObject({ subject: 'list proposals', details: { rows: 1 } });
  });
});
