import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importScene } from '../../../../test/scenes/import-scene.ts';
import { cell, workbook, type SheetCell } from '../../../../test/builders/workbook.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let scene: Awaited<ReturnType<typeof importScene>>;

beforeAll(async () => {
  server = await startTestServer();
  scene = await importScene(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['notification', 'offer_import', 'import_mapping', 'offer_draft', 'offer'])
    await server.deps.database.run({ name: '', text: `delete from ${table}` });
});

const HEAD = ['id', 'marca', 'modelo', 'ano', 'km', 'preco', 'cidade', 'uf', 'placa'];
const car = (id: SheetCell, price: SheetCell = 45_900, plate: SheetCell = 'ABC1234'): SheetCell[] => [
  id,
  'FIAT',
  'UNO',
  2020,
  10,
  price,
  'São Paulo',
  'SP',
  plate,
];
const stock = (...rows: readonly SheetCell[][]) => ({
  name: 'Estoque',
  rows: [['Estoque de hoje'], HEAD, ...rows],
});

describe('an import of a workbook', () => {
  it('brings its lines with the numbers of its rows, and refuses those with errors', async () => {
    const error = cell('t="e"', '<f>1/0</f><v>#DIV/0!</v>');
    const file = await workbook([
      { ...stock(car('0007'), car('b', error), car('c', 45_900.5, 'ABC1D24')), hidden: [5] },
    ]);
    const done = await scene.bring('estoque.xlsx', file);
    expect(done).toMatchObject({ situacao: 'feita', contagem: { novas: 2, recusadas: 1 }, colunas: HEAD });
    expect(
      (await scene.lines(done.id)).map(({ linha, situacao, problemas }) => [linha, situacao, problemas]),
    ).toEqual([
      [3, 'nova', []],
      [
        4,
        'recusada',
        [
          {
            coluna: null,
            codigo: 'cell-error',
            valores: { text: '#DIV/0!' },
            motivo: 'preco: a célula tem o erro #DIV/0!',
          },
        ],
      ],
      [
        5,
        'nova',
        [{ coluna: null, codigo: 'row-hidden', valores: {}, motivo: 'a linha está oculta na planilha' }],
      ],
    ]);
    expect(await scene.prices()).toEqual([4_590_000, 4_590_050]);
    expect(await scene.rows(`select import_key from offer where import_key like '%#0007'`)).toHaveLength(1);
    // The same rows in a CSV are the same offers.
    const again = await scene.bring(
      'estoque.csv',
      `${HEAD.join(';')}\n0007;FIAT;UNO;2020;10;45900;São Paulo;SP;ABC1234\n`,
    );
    expect(again.contagem).toMatchObject({ iguais: 1 });
  });

  it('is of one sheet, also if the first one has no offers, and of no sheet that the file lacks', async () => {
    const file = await workbook([
      { name: 'Leia-me', rows: [['Como usar']] },
      stock(car('a')),
      { name: 'Velha', rows: [HEAD, car('x')] },
    ]);
    const read = await scene.upload('estoque.xlsx', file);
    expect(read).toMatchObject({
      situacao: 'parada',
      planilhas: ['Leia-me', 'Estoque', 'Velha'],
      pode: { conferir: false, escolherPlanilha: true },
    });
    const choose = (planilha: string) => scene.sales.post(`/admin/imports/${read.id}/sheet`, { planilha });
    expect((await choose('Outra')).json()).toEqual({ erros: ['O arquivo não tem esta planilha.'] });
    expect((await choose('Estoque')).statusCode).toBe(200);
    await scene.work();
    const chosen = await scene.read(read.id);
    expect(chosen).toMatchObject({
      situacao: 'mapear',
      planilha: 'Estoque',
      colunas: HEAD,
      linhas: 1,
      motivo: null,
    });
    expect(await scene.check(chosen)).toMatchObject({ contagem: { novas: 1 }, planilha: 'Estoque' });
    await scene.act(read.id, 'run');
    await scene.work();
    expect(await scene.read(read.id)).toMatchObject({ situacao: 'feita', contagem: { novas: 1 } });
    expect((await choose('Velha')).json()).toMatchObject({
      erros: [expect.stringContaining('etapa')],
    });
  });

  it('is refused as a whole with its reason, and other kinds before they are sent', async () => {
    const broken = (await workbook([stock(car('a'))])).subarray(0, 900);
    expect(await scene.upload('estoque.xlsx', broken)).toMatchObject({
      situacao: 'parada',
      motivo: expect.stringContaining('quebrad'),
    });
    for (const name of ['estoque.xlsm', 'estoque.xls', 'estoque.xlsb'])
      expect((await scene.begin(name, 10)).json()).toMatchObject({
        erros: [expect.stringContaining('sem macros')],
      });
  });
});
