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

const sheet = (...lines: readonly string[]): string => [HEAD, ...lines, ''].join('\n');

describe('an import of the house', () => {
  it('reads the columns, foresees each line without writing, writes on request, and says what it did', async () => {
    const file = await scene.upload('estoque.csv', sheet(carLine('a'), carLine('b', 'caro'), carLine('a')));
    expect(file).toMatchObject({
      situacao: 'mapear',
      linhas: 3,
      origem: 'estoque',
      colunas: HEAD.split(';'),
      mapeamento: { id: 'id', preco: 'preco' },
    });
    const checked = await scene.check(file);
    const contagem = { novas: 1, mudadas: 0, iguais: 0, recusadas: 1, repetidas: 1 };
    expect(checked).toMatchObject({
      situacao: 'conferida',
      contagem,
      pode: { importar: true, desfazer: false },
    });
    expect(await scene.prices()).toEqual([]);
    const [, refused] = await scene.lines(file.id);
    expect(refused).toMatchObject({ linha: 3, situacao: 'recusada', problemas: [{ coluna: 'preco' }] });
    expect((await scene.act(file.id, 'run')).statusCode).toBe(200);
    expect((await scene.act(file.id, 'run')).statusCode).toBe(409);
    await scene.work();
    expect(await scene.read(file.id)).toMatchObject({ situacao: 'feita', contagem });
    expect(await scene.prices()).toEqual([4_590_000]);
    const audited = await scene.rows<{ action: string }>(
      `select action from audit where subject = $1 and actor_id = $2 order by code`,
      [`import ${file.id}`, scene.sales.id],
    );
    expect(audited.map(({ action }) => action)).toEqual(['run-import', 'import-offers']);
    const [line] = await scene.lines(file.id, '?situacao=nova');
    expect((await server.app.inject(`/api/anuncios/${line?.oferta}`)).statusCode).not.toBe(500);
  });

  it('remembers how columns with these headings were mapped, also for colleagues', async () => {
    const text = 'cod;Veículo;Price\n1;Fiat Uno 2020;10000\n';
    const file = await scene.upload('a.csv', text);
    expect(
      (await scene.sales.post(`/admin/imports/${file.id}/check`, { ...terms(file), loja: null })).statusCode,
    ).toBe(422);
    await scene.check(file, scene.sales, { mapeamento: { id: 'cod', titulo: 'Veículo', preco: 'Price' } });
    const again = await scene.upload('b.csv', text.replace('10000', '11000'));
    expect(again).toMatchObject({
      origem: 'a',
      mapeamento: { id: 'cod', titulo: 'Veículo', preco: 'Price' },
    });
  });

  it('changes what it brought before, leaves what is the same, and gives refused lines as a file', async () => {
    await scene.bring('estoque.csv', sheet(carLine('a'), carLine('b')));
    const second = await scene.bring(
      'estoque.csv',
      sheet(carLine('a', '40.000,00'), carLine('b'), carLine('c', '=1+1')),
    );
    expect(second.contagem).toEqual({ novas: 0, mudadas: 1, iguais: 1, recusadas: 1, repetidas: 0 });
    const csv = (await scene.sales.get(`/admin/imports/${second.id}/refused.csv`)).body;
    expect(csv).toContain('linha;motivo;id;marca');
    expect(csv).toContain("'=1+1");
    const english = (await scene.sales.get(`/admin/imports/${second.id}/refused.csv?idiom=EN`)).body;
    expect(english).toContain('line;reason;id;marca');
    expect(english).toContain('is not an amount in reais');
    expect(await scene.prices()).toEqual([4_000_000, 4_590_000]);
  });
});

describe('an import for a store', () => {
  it('does not write while the store is suspended, neither at its start nor later', async () => {
    const stand = (status: string) =>
      scene.rows('update partner set status = $2 where id = $1 returning id', [scene.storeId, status]);
    const file = await scene.upload('loja.csv', sheet(carLine('a')));
    await scene.check(file, scene.sales, { loja: scene.storeId });
    await stand('suspended');
    expect((await scene.act(file.id, 'run')).json()).toMatchObject({
      erros: [expect.stringContaining('não está aberta ao público')],
    });
    await stand('approved');
    expect((await scene.act(file.id, 'run')).statusCode).toBe(200);
    await stand('suspended');
    await scene.work();
    const stopped = await scene.read(file.id);
    expect(JSON.stringify(stopped)).toContain('A loja não está aberta ao público');
    expect(await scene.prices()).toEqual([]);
    await stand('approved');
    expect((await scene.act(file.id, 'run')).statusCode).toBe(200);
    await scene.work();
    expect(await scene.prices()).toEqual([4_590_000]);
  });
});

const terms = ({ mapeamento, origem, terminaEm }: Awaited<ReturnType<typeof scene.read>>) => ({
  mapeamento,
  origem,
  terminaEm,
});

describe('the reasons of refused lines', () => {
  it('are read in the language of each user, with their code and values', async () => {
    const { id } = await scene.bring('estoque.csv', sheet(carLine('a'), carLine('a'), carLine('c', 'caro')));
    expect(await scene.lines(id, '?situacao=recusada,repetida&idiom=EN')).toMatchObject([
      { problemas: [{ codigo: 'repeats-id', motivo: 'has the same id (a) as line 2' }] },
      {
        problemas: [
          {
            coluna: 'preco',
            codigo: 'money-unreadable',
            valores: { text: 'caro' },
            motivo: '"caro" is not an amount in reais (example: 98.900,00)',
          },
        ],
      },
    ]);
    expect(await scene.lines(id, '?situacao=recusada')).toMatchObject([
      { problemas: [{ motivo: '"caro" não é um valor em reais (exemplo: 98.900,00)' }] },
    ]);
    const stopped = await scene.upload('vazio.csv', ' ');
    expect(stopped.motivo).toBe('o arquivo está vazio');
    expect((await scene.sales.get(`/admin/imports/${stopped.id}?idiom=EN`)).json()).toMatchObject({
      data: { motivo: 'the file is empty' },
    });
  });

  it('that were sentences before stay what they were', async () => {
    const { id } = await scene.bring('estoque.csv', sheet(carLine('c', 'caro')));
    await scene.rows(`update offer_import_line set problems = '[{"column":"preco","reason":"falta"}]'`);
    await scene.rows(`update offer_import set problem = '"lines"'`);
    expect(await scene.lines(id)).toMatchObject([
      { problemas: [{ coluna: 'preco', codigo: null, valores: {}, motivo: 'falta' }] },
    ]);
    expect((await scene.read(id)).motivo).toContain('50.000 linhas');
  });
});

describe('the undo of an import', () => {
  it('removes what it brought and restores what it changed, so that the next import says the same again', async () => {
    await scene.bring('estoque.csv', sheet(carLine('a')));
    const second = await scene.bring('estoque.csv', sheet(carLine('a', '40.000,00'), carLine('b')));
    const undone = await scene.undo(second.id);
    expect(undone).toMatchObject({ situacao: 'desfeita', desfeita: { ofertas: 2, ficaram: 0 } });
    expect(await scene.prices()).toEqual([4_590_000]);
    const third = await scene.bring('estoque.csv', sheet(carLine('a', '40.000,00'), carLine('b')));
    expect(third.contagem).toMatchObject({ novas: 1, mudadas: 1 });
  });

  it('leaves offers that people dealt on or that changed since, each with its reason', async () => {
    const done = await scene.bring('estoque.csv', sheet(carLine('a'), carLine('b'), carLine('c')));
    const [a, b] = await scene.lines(done.id);
    await scene.rows(
      `insert into question (offer_code, account_id, text, answer, answered_at, created_at) values ($1, $2, 'Roda?', 'Roda.', now(), now())`,
      [a?.oferta ?? 0, scene.sales.id],
    );
    await scene.rows(`update offer set title = 'Outro' where code = $1`, [b?.oferta ?? 0]);
    const undone = await scene.undo(done.id);
    expect(undone.desfeita).toMatchObject({ ofertas: 1, ficaram: 2 });
    expect((await scene.lines(done.id, '?ficou=S')).map(({ ficou }) => ficou)).toEqual([
      'a oferta tem perguntas respondidas',
      'a oferta mudou depois da importação',
    ]);
    expect(await scene.prices()).toHaveLength(2);
  });
});

it('an undone import leaves offers with a visit or a deposit, also one that is over, and takes the others back', async () => {
  const done = await scene.bring('estoque.csv', sheet(carLine('a'), carLine('b'), carLine('c')));
  const [a, b] = await scene.lines(done.id);
  await scene.rows(
    `with place as (insert into visit_place (city_code, open, hours, capacity, contact, changed_at)
        select code, true, '[]', 1, 'Pátio', now() from city order by code limit 1 returning code)
      insert into visit (account_id, offer_code, place_code, starts_at, ends_at, state, cause, booked_at, changed_at)
      select $2, $1, code, now(), now() + interval '1 hour', 'cancelada', 'visitante', now(), now() from place`,
    [a?.oferta ?? 0, scene.sales.id],
  );
  await scene.rows(
    `insert into bid_deposit (account_id, offer_code, amount_cents, state, asked_at, ended_at) values ($2, $1, 100, 'lapsed', now(), now())`,
    [b?.oferta ?? 0, scene.sales.id],
  );
  const undone = await scene.undo(done.id);
  expect(undone).toMatchObject({ situacao: 'desfeita', desfeita: { ofertas: 1, ficaram: 2 } });
  expect((await scene.lines(done.id, '?ficou=S')).map(({ ficou }) => ficou)).toEqual([
    'a oferta tem visitas',
    'a oferta tem cauções',
  ]);
  // The next test begins without offers.
  await scene.rows('with gone as (delete from visit) delete from bid_deposit');
});

describe('an import of a store', () => {
  it('sends its offers for approval, and is its own alone', async () => {
    const done = await scene.bring('loja.csv', sheet(carLine('a')), scene.seller);
    expect(done).toMatchObject({
      situacao: 'feita',
      loja: { codigo: scene.storeId },
      contagem: { novas: 1 },
    });
    const [line] = await scene.lines(done.id, '', scene.seller);
    const draft = await scene.read(done.id, scene.rival);
    expect(draft).toBeUndefined();
    for (const path of ['', '/lines', '/refused.csv'])
      expect((await scene.rival.get(`/admin/imports/${done.id}${path}`)).statusCode).toBe(404);
    const { mapeamento, origem, terminaEm } = done;
    const check = { mapeamento, origem, terminaEm, loja: null };
    expect((await scene.rival.post(`/admin/imports/${done.id}/check`, check)).statusCode).toBe(404);
    for (const what of ['run', 'cancel', 'undo'] as const)
      expect((await scene.act(done.id, what, scene.rival)).statusCode).toBe(404);
    const offers = await scene.rows(
      `select o.published_at, o.partner_id, d.state from offer o join offer_draft d on d.code = o.code where o.code = $1`,
      [line?.oferta ?? 0],
    );
    expect(offers).toEqual([
      { published_at: null, partner_id: scene.storeId, state: expect.stringMatching(/waiting|draft/) },
    ]);
    // It is theirs, whatever they ask for; what exists is changed by a draft.
    const again = await scene.check(
      await scene.upload('loja.csv', sheet(carLine('a', '1.000,00')), scene.seller),
      scene.seller,
    );
    expect(again).toMatchObject({ loja: { codigo: scene.storeId }, contagem: { recusadas: 1 } });
    const undone = await scene.undo(done.id, scene.seller);
    expect(undone.desfeita).toMatchObject({ ofertas: 1, ficaram: 0 });
    expect(await scene.prices()).toEqual([]);
  });
});
