import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carLine, HEAD, importScene } from '../../../../test/scenes/import-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { forgetImportsJob, workOnImportsJob } from './public.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let scene: Awaited<ReturnType<typeof importScene>>;

beforeAll(async () => {
  server = await startTestServer();
  scene = await importScene(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['notification', 'proposal', 'offer_import', 'import_mapping', 'offer_draft', 'offer'])
    await server.deps.database.run({ name: '', text: `delete from ${table}` });
});

const sheet = (...lines: readonly string[]): string => [HEAD, ...lines, ''].join('\n');
const many = (count: number): string =>
  sheet(...Array.from({ length: count }, (_, index) => carLine(`n${index}`)));

describe('the lines of an import', () => {
  it('that are refused because people deal on their offers keep title, offer and cells', async () => {
    const first = await scene.bring('estoque.csv', sheet(carLine('a')));
    const oferta = (await scene.lines(first.id))[0]?.oferta ?? 0;
    await scene.rows(`update auction set last_seq = 1, bid_count = 1 where offer_code = $1`, [oferta]);
    const second = await scene.bring('estoque.csv', sheet(carLine('a', '10.000,00')));
    expect(second).toMatchObject({ situacao: 'feita', contagem: { recusadas: 1 } });
    const [line] = await scene.lines(second.id);
    expect(line).toMatchObject({ situacao: 'recusada', oferta, titulo: expect.stringContaining('Uno') });
    expect((await scene.sales.get(`/admin/imports/${second.id}/refused.csv`)).body).toContain('10.000,00');
  });

  it('may break off in the middle of an emoji', async () => {
    const head = `${HEAD};descricao;titulo`;
    const text = `${head}\n${carLine('a')};${'x'.repeat(199)}🚗;ok\nb;;;2020;1;1,00;São Paulo;SP;;${'x'.repeat(79)}🚗\n`;
    const file = await scene.upload(`${'n'.repeat(59)}🚗.csv`, text);
    expect(file).toMatchObject({ situacao: 'mapear', origem: 'n'.repeat(59) });
    const done = await scene.bring('emoji.csv', text);
    expect(done).toMatchObject({ situacao: 'feita', contagem: { novas: 1, recusadas: 1 } });
  });
});

it('a worker goes from an import to the next one after each turn', async () => {
  const long = await scene.bring('longa.csv', many(60));
  await scene.act(long.id, 'undo');
  const { id } = (await scene.begin('curta.csv', 12)).json<{ data: { id: number } }>().data;
  await scene.send(id, 0, Buffer.from('id;preco\n1;1'));
  const job = workOnImportsJob(server.deps);
  for (let turn = 0; turn < 2; turn += 1) await job.run();
  expect(await scene.read(id)).toMatchObject({ situacao: 'mapear' });
  expect(await scene.read(long.id)).toMatchObject({ situacao: 'desfazendo', prontas: 50 });
});

it('an undo that fails for good is not resumed as an import, and is tried again', async () => {
  const { id } = await scene.bring('estoque.csv', many(2));
  await scene.act(id, 'undo');
  await scene.rows(
    `create or replace function test_keep() returns trigger language plpgsql as $$ begin raise 'crash'; end $$`,
  );
  await scene.rows(
    'create trigger test_keep before delete on offer for each row execute function test_keep()',
  );
  for (let time = 0; time < 5; time += 1) {
    await scene.work();
    server.clock.advance(10_000);
  }
  await scene.rows('drop trigger test_keep on offer');
  const inEnglish = await scene.sales.get(`/admin/imports/${id}?idiom=EN`);
  expect(inEnglish.json()).toMatchObject({ data: { motivo: expect.stringContaining('failure') } });
  expect(await scene.read(id)).toMatchObject({
    situacao: 'desfeita',
    motivo: expect.stringContaining('falha'),
    pode: { importar: false, desfazer: true },
  });
  expect((await scene.undo(id)).desfeita).toMatchObject({ ofertas: 2, ficaram: 0 });
  expect(await scene.read(id)).toMatchObject({ motivo: null, pode: { desfazer: false } });
});

it('that ends is announced with its counts to who began it, in both languages', async () => {
  const text = sheet(carLine('a'), carLine('b'), carLine('c', 'caro'));
  const { id } = await scene.bring('estoque & cia.csv', text);
  const notices = await scene.rows(
    `select account_id, texts, office_path from notification where dedupe_key like 'import:%'`,
  );
  expect(notices).toEqual([
    {
      account_id: scene.sales.id,
      texts: {
        PTBR: expect.objectContaining({
          body: 'As linhas do arquivo foram importadas: estoque &amp; cia.csv (2 novas, 1 recusada).',
        }),
        EN: {
          title: 'Import done',
          body: 'The lines of the file were imported: estoque &amp; cia.csv (2 new, 1 refused).',
        },
      },
      office_path: `/importacoes/${id}`,
    },
  ]);
});

describe('the files of imports', () => {
  const files = async (id: number): Promise<number> => {
    let count = 0;
    for await (const _key of openStorage(server.deps.config).list(`imports/${id}/`)) count += 1;
    return count;
  };

  it('are removed when nothing can be done with them any more', async () => {
    const job = forgetImportsJob(server.deps);
    const done = await scene.bring('feita.csv', many(1));
    const dropped = await scene.upload('largada.csv', many(1));
    await scene.act(dropped.id, 'cancel');
    const checked = await scene.check(await scene.upload('conferida.csv', many(1)));
    const stopped = await scene.check(await scene.upload('parada.csv', many(2)));
    await scene.act(stopped.id, 'run');
    await scene.act(stopped.id, 'cancel');
    const all = async () => Promise.all([done, dropped, checked, stopped].map(({ id }) => files(id)));
    await job.run();
    expect(await all()).toEqual([0, 0, 1, 1]);
    server.clock.advance(8 * DAY_MS);
    await job.run();
    expect(await all()).toEqual([0, 0, 0, 1]);
    // The 30 days begin again with each stop.
    server.clock.advance(20 * DAY_MS);
    await scene.act(stopped.id, 'run');
    await scene.rows(`update account set staff_role = null where id = $1`, [scene.sales.id]);
    await scene.work();
    await scene.rows(`update account set staff_role = 'sales' where id = $1`, [scene.sales.id]);
    server.clock.advance(20 * DAY_MS);
    await job.run();
    expect(await files(stopped.id)).toBe(1);
    server.clock.advance(11 * DAY_MS);
    await job.run();
    expect(await files(stopped.id)).toBe(0);
    expect(await scene.rows('select state from offer_import where id = $1', [stopped.id])).toEqual([
      { state: 'done' },
    ]);
  });
});

it('a store that does not exist, and terms the wrong way round, are refused in words', async () => {
  const file = await scene.upload('a.csv', many(1));
  const { mapeamento, origem } = file;
  const terms = { mapeamento, origem, loja: null, terminaEm: { de: 7, ate: 30 } };
  const check = (change: object) =>
    scene.sales.post(`/admin/imports/${file.id}/check`, { ...terms, ...change });
  expect((await check({ loja: 999_999_999 })).statusCode).toBe(404);
  for (const change of [
    { terminaEm: { de: 9, ate: 3 } },
    { origem: ' ' },
    { mapeamento: { preco: 'x'.repeat(201), marca: 'y' } },
  ]) {
    const reply = await check(change);
    expect([reply.statusCode, reply.body]).toEqual([422, expect.stringContaining('erros')]);
  }
});
