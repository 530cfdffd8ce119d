import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carLine, HEAD, importScene } from '../../../../test/scenes/import-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let scene: Awaited<ReturnType<typeof importScene>>;

beforeAll(async () => {
  server = await startTestServer();
  scene = await importScene(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['offer_import', 'import_mapping', 'offer_draft', 'offer'])
    await server.deps.database.run({ name: '', text: `delete from ${table}` });
});

const line = (id: string, plate: string, price?: string): string => `${carLine(id, price)};${plate}`;
const sheet = (...lines: readonly string[]): string => [`${HEAD};placa`, ...lines, ''].join('\n');

describe('a vehicle', () => {
  it('whose plate stands twice in a file is brought once, and the second line says of which one', async () => {
    const text = sheet(line('a', 'ABC1D23'), line('b', 'abc-1d23'), line('c', ''), line('d', ''));
    const { id, contagem } = await scene.bring('estoque.csv', text);
    expect(contagem).toMatchObject({ novas: 3, repetidas: 1 });
    const [, second] = await scene.lines(id);
    expect(second).toMatchObject({ linha: 3, situacao: 'repetida' });
    expect(second?.problemas).toEqual([
      {
        coluna: 'placa',
        codigo: 'repeats-plate',
        valores: { plate: 'ABC1D23', line: 2 },
        motivo: 'tem a mesma placa (ABC1D23) da linha 2',
      },
    ]);
  });

  it('that an open offer has is not offered again by a file with another name, and its own line still changes it', async () => {
    const first = await scene.bring('novembro.csv', sheet(line('a', 'ABC1D23')));
    const [brought] = await scene.lines(first.id);
    const renamed = { origem: 'dezembro' };
    const again = await scene.check(
      await scene.upload('dezembro.csv', sheet(line('a', 'ABC1D23'), line('b', 'ABC1D24'))),
      scene.sales,
      renamed,
    );
    expect(again.contagem).toMatchObject({ novas: 1, recusadas: 1 });
    const [refused] = await scene.lines(again.id);
    expect(refused).toMatchObject({
      situacao: 'recusada',
      oferta: brought?.oferta,
      problemas: [{ codigo: 'plate-offered', valores: { plate: 'ABC1D23' } }],
    });
    await scene.act(again.id, 'run');
    await scene.work();
    expect(await scene.read(again.id)).toMatchObject({ contagem: { novas: 1, recusadas: 1 } });
    expect(await scene.prices()).toHaveLength(2);
    const changed = await scene.check(
      await scene.upload('novembro.csv', sheet(line('a', 'ABC1D23', '40.000,00'))),
      scene.sales,
      { origem: 'novembro' },
    );
    expect(changed.contagem).toMatchObject({ mudadas: 1, recusadas: 0 });
  });

  it('of another store is no secret that a store can find out by a file', async () => {
    await scene.bring('casa.csv', sheet(line('a', 'ABC1D23')));
    const own = await scene.check(
      await scene.upload('loja.csv', sheet(line('a', 'ABC1D23')), scene.seller),
      scene.seller,
    );
    expect(own.contagem).toMatchObject({ novas: 1, recusadas: 0 });
  });

  it('whose offer is over may be offered again', async () => {
    await scene.bring('novembro.csv', sheet(line('a', 'ABC1D23')));
    await scene.rows(`update offer set status = 'E'`);
    const again = await scene.check(
      await scene.upload('dezembro.csv', sheet(line('a', 'ABC1D23'))),
      scene.sales,
      { origem: 'dezembro' },
    );
    expect(again.contagem).toMatchObject({ novas: 1, recusadas: 0 });
  });
});

it('a column that is not set yet is named as users know it, in their language', async () => {
  const file = await scene.upload('a.csv', 'cod;ano\n1;2020\n');
  const check = (query: string) =>
    scene.sales.post(`/admin/imports/${file.id}/check${query}`, {
      mapeamento: {},
      origem: 'a',
      terminaEm: file.terminaEm,
      loja: null,
    });
  expect((await check('')).body).toContain('Preço (valor de compra), Marca / Título');
  expect((await check('?idiom=EN')).body).toContain('Buy-now price, Brand / Title');
});

it('how many new offers would have no photo is known before they are brought', async () => {
  const file = await scene.check(await scene.upload('a.csv', sheet(line('a', ''), line('b', ''))));
  expect(file.novasSemFoto).toBe(2);
});

it('while the house requires legal checks, what a file brings becomes drafts, and is taken back with it', async () => {
  const { publication } = server.deps.config.rules.legalChecks;
  server.deps.config.rules.legalChecks.publication = { theftDays: 30, otherDays: 0 };
  try {
    const file = await scene.check(await scene.upload('a.csv', sheet(line('a', 'ABC1D23'))));
    expect(file).toMatchObject({ contagem: { novas: 1 }, novasEmRascunho: 1 });
    const [foreseen] = await scene.lines(file.id);
    expect(foreseen?.problemas.map(({ codigo }) => codigo)).toEqual(['becomes-draft']);
    await scene.act(file.id, 'run');
    await scene.work();
    const drafts = () =>
      scene.rows(`select o.published_at, d.is_new from offer o join offer_draft d on d.code = o.code`);
    expect(await drafts()).toMatchObject([{ published_at: null, is_new: true }]);
    await scene.undo(file.id);
    expect(await drafts()).toEqual([]);
    expect(await scene.prices()).toEqual([]);
  } finally {
    server.deps.config.rules.legalChecks.publication = publication;
  }
});
