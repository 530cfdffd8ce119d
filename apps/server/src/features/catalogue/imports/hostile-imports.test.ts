import { IMPORT_LIMITS } from '@patio/contract/catalogue/imports/import-words.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildStaff } from '../../../../test/builders/staff.ts';
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

const sheet = (...lines: readonly string[]): string => [HEAD, ...lines, ''].join('\n');
const many = (count: number): string =>
  sheet(...Array.from({ length: count }, (_, index) => carLine(`n${index}`)));

describe('an upload', () => {
  it('is refused by its size and name before it is sent, and is continued where it broke off', async () => {
    expect((await scene.begin('fotos.zip', 10)).statusCode).toBe(422);
    expect((await scene.begin('a.csv', 300 * 1024 * 1024)).statusCode).toBe(422);
    const bytes = Buffer.alloc(IMPORT_LIMITS.part + 100, 'a');
    const { id } = (await scene.begin('a.csv', bytes.length)).json<{ data: { id: number } }>().data;
    const first = bytes.subarray(0, IMPORT_LIMITS.part);
    expect((await scene.send(id, 50, first)).statusCode).toBe(409);
    expect((await scene.send(id, 0, first.subarray(1))).statusCode).toBe(409);
    for (let time = 0; time < 2; time += 1)
      expect((await scene.send(id, 0, first)).json()).toEqual({ recebidos: IMPORT_LIMITS.part });
    expect((await scene.send(id, IMPORT_LIMITS.part, bytes.subarray(0, 101))).statusCode).toBe(409);
    expect((await scene.send(id, IMPORT_LIMITS.part, bytes.subarray(0, 100), scene.rival)).statusCode).toBe(
      404,
    );
    expect(await scene.read(id)).toMatchObject({ situacao: 'recebendo', recebidos: IMPORT_LIMITS.part });
    for (let time = 1; time < IMPORT_LIMITS.open; time += 1) await scene.begin('b.csv', 10);
    expect((await scene.begin('b.csv', 10)).statusCode).toBe(409);
  });

  it.each([
    ['a heading that stands twice', `${HEAD};preco\n${carLine('a')};1\n`, 'aparece duas vezes'],
    ['only blanks', ' \n \n', 'vazio'],
    ['only headings', `${HEAD}\n`, 'só tem o cabeçalho'],
    [
      '16,384 columns',
      `${Array.from({ length: 16_384 }, (_, at) => `c${at}`).join(';')}\n${'1;'.repeat(16_383)}1\n`,
      'colunas',
    ],
    ['more lines than an import takes', `id\n${'1\n'.repeat(IMPORT_LIMITS.records + 1)}`, 'linhas'],
    ['bytes', Buffer.from([0, 1, 2, 0, 0, 255, 254, 3, 10, 0, 7, 10]), 'NUL'],
    ['a picture', Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7) % 256)), 'não é uma planilha'],
  ])('with %s is refused as a whole, and says why', async (_what, content, reason) => {
    const file = await scene.upload('ruim.csv', content);
    expect(file).toMatchObject({ situacao: 'parada', pode: { conferir: false, importar: false } });
    expect(file.motivo).toContain(reason);
  });

  it('in another encoding, with a null character or with broken lines is refused line by line', async () => {
    const text = sheet(carLine('a'), carLine('b').replace('UNO', 'U\0NO'), 'c;FIAT');
    const file = await scene.check(await scene.upload('mista.csv', text));
    expect(file.contagem).toMatchObject({ novas: 1, recusadas: 2 });
    const wide = await scene.check(
      await scene.upload('larga.csv', Buffer.from(`\ufeff${sheet(carLine('d'))}`, 'utf16le')),
    );
    expect(wide.contagem).toMatchObject({ novas: 1, recusadas: 0 });
  });
});

describe('an import in progress', () => {
  it('that another worker takes over after a crash goes on after its last saved batch', async () => {
    const { id } = await scene.check(await scene.upload('muitas.csv', many(700)));
    await scene.act(id, 'run');
    await scene.rows(
      `create or replace function test_crash() returns trigger language plpgsql as $$ begin
        if new.record > 500 then raise 'crash'; end if; return new; end $$`,
    );
    await scene.rows(
      'create trigger test_crash before insert or update on offer_import_line for each row execute function test_crash()',
    );
    await scene.work();
    expect(await scene.prices()).toHaveLength(500);
    expect(await scene.read(id)).toMatchObject({ situacao: 'importando', prontas: 500 });
    await scene.rows('drop trigger test_crash on offer_import_line');
    await scene.rows('update offer_import set leased_until = null where id = $1', [id]);
    await scene.work();
    expect(await scene.read(id)).toMatchObject({ situacao: 'feita', contagem: { novas: 700, iguais: 0 } });
    expect(await scene.prices()).toHaveLength(700);
  });

  it('is cancelled, resumed and undone', async () => {
    const { id } = await scene.check(await scene.upload('poucas.csv', many(3)));
    await scene.act(id, 'run');
    expect((await scene.act(id, 'cancel')).statusCode).toBe(200);
    await scene.work();
    expect(await scene.read(id)).toMatchObject({ situacao: 'cancelada', pode: { importar: true } });
    expect(await scene.prices()).toEqual([]);
    await scene.act(id, 'run');
    await scene.work();
    expect(await scene.prices()).toHaveLength(3);
  });

  it('stops when the role of its user has ended, and a colleague goes on with it', async () => {
    const leaving = await buildStaff(server);
    const { id } = await scene.check(await scene.upload('saindo.csv', many(2), leaving), leaving);
    await scene.act(id, 'run', leaving);
    await scene.rows('update account set staff_role = null where id = $1', [leaving.id]);
    await scene.work();
    expect(await scene.read(id)).toMatchObject({ situacao: 'parada' });
    expect(await scene.prices()).toEqual([]);
    expect((await leaving.get(`/admin/imports/${id}`)).statusCode).toBe(403);
    await scene.act(id, 'run');
    await scene.work();
    expect(await scene.read(id)).toMatchObject({ situacao: 'feita' });
  });

  it('of the same file by a colleague is announced, and brings every offer once', async () => {
    const colleague = await buildStaff(server);
    const first = await scene.check(await scene.upload('igual.csv', many(3)));
    const second = await scene.check(await scene.upload('igual.csv', many(3), colleague), colleague);
    expect(second.igual).toMatchObject({ id: first.id });
    await Promise.all([scene.act(first.id, 'run'), scene.act(second.id, 'run', colleague)]);
    await Promise.all([scene.work(), scene.work()]);
    const counts = [await scene.read(first.id), await scene.read(second.id)].map(({ contagem }) => contagem);
    expect(counts.map(({ novas }) => novas).sort((a, b) => a - b)).toEqual([0, 3]);
    expect(await scene.prices()).toHaveLength(3);
  });
});

it('support and content neither see nor begin imports', async () => {
  for (const staffRole of ['support', 'content', 'finance'] as const) {
    const other = await buildStaff(server, { staffRole });
    expect((await other.get('/admin/imports')).statusCode).toBe(403);
    expect((await scene.begin('a.csv', 10, other)).statusCode).toBe(403);
  }
});
