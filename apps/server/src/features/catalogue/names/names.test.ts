import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../test/state/whole-state.ts';
import { mediaRoutes } from '../media/public.ts';
import { renameOffersJob } from './public.ts';

interface Name {
  readonly tipo: string;
  readonly codigo: number;
  readonly nome: string;
  readonly nomeEn: string;
  readonly ativa: string;
  readonly inativa: string;
  readonly ativo: boolean;
  readonly parecido: { readonly nome: string } | null;
  readonly versao: number;
}

let server: CatalogueServer;
let editor: StaffMember;

beforeAll(async () => {
  server = await startCatalogueServer();
  editor = await buildStaff(server, { staffRole: 'content', name: 'Clara' });
});
afterAll(() => server.close());

const fields = (given: object = {}) => ({ nomeEn: '', ativo: true, semImagem: false, ...given });
const nameOf = (reply: { json<T>(): T }) => reply.json<{ data: Name }>().data;
const send = (tipo: string, nome: string, more: object = {}) =>
  editor.post('/admin/names', fields({ tipo, nome, categoria: null, marca: null, ...more }));
const create = async (tipo: string, nome: string, more: object = {}): Promise<Name> => {
  const reply = await send(tipo, nome, more);
  expect(reply.statusCode, reply.body).toBe(201);
  return nameOf(reply);
};
const save = ({ tipo, codigo, versao, ...kept }: Name, given: object) =>
  editor.put(
    `/admin/names/${tipo}/${codigo}`,
    fields({ nome: kept.nome, nomeEn: kept.nomeEn, ativo: kept.ativo, versao, ...given }),
  );
const remove = ({ tipo, codigo, versao }: Name) =>
  editor.remove(`/admin/names/${tipo}/${codigo}`, { versao });
const found = async (query: string): Promise<Name[]> =>
  (await editor.get(`/admin/names?${query}`)).json<{ data: Name[] }>().data;
const one = async (query: string): Promise<Name> => {
  const [first] = await found(query);
  if (first === undefined) throw new Error(`No name matches ${query}.`);
  return first;
};
const menu = async (idiom = 'PTBR') =>
  (await server.get(`/header/catgr?idiom=${idiom}`)).json<{ name: string }[]>().map(({ name }) => name);
const bytes = (text: string) => Buffer.from(text).toString('base64');
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';

/** The title of each vehicle's brand and model in the page of an offer. */
const offerNames = async (code: number) => {
  const { vehicles } = (await server.get(`/offer/${code}`)).json<{
    vehicles: { categoria: string; marca: string; model: string }[];
  }>();
  return vehicles.map(({ categoria, marca, model }) => `${categoria} ${marca} ${model}`);
};
const rename = async () => {
  while (await renameOffersJob(server.deps).run()) {
    // Until nothing is left.
  }
};

describe('a category', () => {
  it('is in the menus of both languages at once, moved, hidden and shown again', async () => {
    const made = await create('categoria', 'Motos', { nomeEn: 'Motorcycles' });
    expect((await menu()).at(-1)).toBe('Motos');
    expect((await menu('EN')).at(-1)).toBe('Motorcycles');
    await editor.post(`/admin/categories/${made.codigo}/move`, { sentido: 'antes' });
    expect((await menu()).at(-2)).toBe('Motos');
    const hidden = await expectOnlyChanged(server, () => save(made, { ativo: false }), {
      category: { active: [true, false], version: [made.versao, made.versao + 1] },
      name_state: { version: [expect.any(Number), expect.any(Number)] },
      audit: added({
        action: 'save-name',
        subject: `category ${made.codigo}`,
        before: { name: 'Motos', english: 'Motorcycles', active: true, picture: null },
        after: { name: 'Motos', english: 'Motorcycles', active: false, picture: null },
      }),
    });
    expect(hidden.statusCode).toBe(200);
    expect(await menu()).not.toContain('Motos');
    await save(nameOf(hidden), { ativo: true });
    expect(await menu()).toContain('Motos');
  });

  it('is refused twice whatever its accents and case, empty, too long, and of a version that a colleague changed', async () => {
    const twice = await expectRefused(server, () => send('categoria', 'ONIBUS'), 409);
    expect(twice.body).toContain('Já há “Ônibus”');
    await expectRefused(server, () => send('categoria', ' '), 422);
    await expectRefused(server, () => send('marca', 'x'.repeat(61)), 422);
    await expectRefused(server, () => send('subcategoria', 'Trilha'), 422);
    await expectRefused(server, () => send('modelo', 'Trilha', { categoria: 1 }), 422);
    const cars = await one('tipo=categoria&busca=Carros');
    await save(cars, { nomeEn: 'Cars' });
    const late = await expectRefused(server, () => save(cars, { nome: 'Automóveis' }), 409);
    expect(late.body).toContain('Clara mudou isto');
  });

  it('of the program is hidden, not deleted; a new one is deleted while nothing uses it', async () => {
    const vans = await one('tipo=categoria&busca=Utilitários');
    expect((await expectRefused(server, () => remove(vans), 409)).body).toContain('Oculte');
    const made = await create('categoria', 'Barcos');
    const lanchas = await create('subcategoria', 'Lancha', { categoria: made.codigo });
    const used = await expectRefused(server, () => remove(made), 409);
    expect(used.body).toContain('em 1 lugares');
    expect((await editor.get(`/admin/names/categoria/${made.codigo}/uses`)).json()).toMatchObject({
      data: { ofertas: 0, nomes: 1 },
    });
    expect((await remove(lanchas)).statusCode).toBe(204);
    const gone = await expectOnlyChanged(server, () => remove(made), {
      category: { removed: expect.objectContaining({ code: made.codigo }) },
      retired_name: { added: expect.objectContaining({ code: made.codigo, into_code: null }) },
      name_state: { version: [expect.any(Number), expect.any(Number)] },
      audit: added({ action: 'delete-name', subject: `category ${made.codigo}` }),
    });
    expect(gone.statusCode).toBe(204);
    expect((await create('categoria', 'Barcos')).codigo).toBeGreaterThan(made.codigo);
  });
});

describe('the two pictures of a name', () => {
  it('are served as safe drawings under a new address, also photos, and given back', async () => {
    const media = fastify();
    mediaRoutes(media, server.deps);
    const body = async (address: string) => (await media.inject({ url: address })).body;
    const photo = await sharp({
      create: { width: 60, height: 30, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const buses = await one('tipo=categoria&busca=Ônibus');
    const saved = nameOf(
      await save(buses, { imagemAtiva: bytes(drawing), imagemInativa: photo.toString('base64') }),
    );
    expect(saved.ativa).not.toBe(buses.ativa);
    expect(await body(saved.ativa)).toContain('<path d="M0 0h9"/>');
    expect(await body(saved.inativa)).toContain('data:image/png;base64,');
    const listed = (await server.get('/header/catgr')).json<{ name: string; iconSvgAtivo: string }[]>();
    expect(listed.find(({ name }) => name === 'Ônibus')?.iconSvgAtivo).toBe(saved.ativa);
    const same = nameOf(await save(saved, { imagemInativa: bytes(drawing) }));
    expect(await body(same.ativa)).toBe(await body(same.inativa));
    const back = nameOf(await save(same, { semImagem: true }));
    expect(back.ativa).toBe(buses.ativa);
    await media.close();
  });

  it.each([
    bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    bytes('<svg xmlns="http://www.w3.org/2000/svg"><path onload="x" d=""/></svg>'),
    bytes('no picture'),
    bytes('GIF89a'),
    '*',
    '',
    'A'.repeat(700_000),
  ])('are refused when they are no safe picture: %.30s', async (imagemAtiva) => {
    await expectRefused(server, () => send('marca', 'Figura', { imagemAtiva }), 422);
  });
});

describe('a brand', () => {
  it('that is renamed is found, listed and shown under its new name', async () => {
    const marca = await create('marca', 'Zumdapi');
    const modelo = await create('modelo', 'KS 80', { marca: marca.codigo, categoria: 1 });
    const code = await server.offer({
      title: 'Um raro',
      vehicles: [{ brandCode: marca.codigo, modelCode: modelo.codigo }],
    });
    const saved = await save(marca, { nome: 'Zündapp', nomeEn: 'Zündapp Motors' });
    expect(saved.statusCode).toBe(200);
    const facets = (await server.get(`/offer?page=1&brands=${marca.codigo}&idiom=EN`)).json<{
      facets: { brands: { name: string }[] };
    }>();
    expect(facets.facets.brands.map(({ name }) => name)).toContain('Zündapp Motors');
    await rename();
    expect(await offerNames(code)).toEqual(['Carros Zündapp KS 80']);
    expect(await server.codes({ term: 'zundapp' })).toContain(code);
    const words = {
      name: 'test.words',
      text: `select search @@ 'zumdapi'::tsquery as old from offer where code = $1`,
    };
    expect(await server.deps.database.rows(words, [code])).toEqual([{ old: false }]);
  });

  it('is shown beside one that looks the same, and refused in use', async () => {
    const { database } = server.deps;
    await database.run({
      name: 'test.twin',
      text: `insert into brand (code, name) values (900001, 'VW - VolksWagen')`,
    });
    const twin = await one('tipo=marca&parecido=S&busca=VW');
    expect(twin).toMatchObject({ nome: 'VW - VolksWagen', parecido: { nome: 'Volkswagen' } });
    await server.offer({ vehicles: [{ brandCode: twin.codigo }] });
    expect((await expectRefused(server, () => remove(twin), 409)).body).toContain('Está em uso');
  });

  it('is merged with its models, offers, drafts, searches and alerts, and its number leads to the other one', async () => {
    const from = await one('tipo=marca&busca=VW');
    const into = await one('tipo=marca&busca=Volkswagen&parecido=S&order=ordem');
    const model = await one(`tipo=modelo&marca=${into.codigo}&categoria=1&busca=Gol`);
    const twin = await create('modelo', 'GOL', { marca: from.codigo, categoria: 1 });
    const other = await create('modelo', 'Gol Bola', { marca: from.codigo, categoria: 1 });
    const code = await server.offer({
      title: 'Bem cuidado',
      vehicles: [{ brandCode: from.codigo, modelCode: twin.codigo }],
    });
    const filtered = () => server.codes({ brands: from.codigo, models: twin.codigo });
    expect(await filtered()).toEqual([code]);
    await search(from.codigo, twin.codigo);
    const merge = { em: into.codigo, versao: from.versao, versaoDoOutro: into.versao };
    const path = `/admin/names/marca/${from.codigo}/merge`;
    await expectRefused(server, () => editor.post(path, { ...merge, em: from.codigo }), 422);
    await expectRefused(server, () => editor.post(path, { ...merge, versaoDoOutro: 99 }), 409);
    const done = await editor.post(path, merge);
    expect(done.statusCode, done.body).toBe(200);
    expect(done.json()).toMatchObject({ data: { ofertas: 2, buscas: 1, alertas: 1, nomes: 2 } });
    expect(await filtered()).toEqual([code]);
    expect(await server.codes({ brands: into.codigo, models: model.codigo })).toContain(code);
    await rename();
    expect(await offerNames(code)).toEqual(['Carros Volkswagen Gol']);
    expect(await server.codes({ term: 'volkswagen gol' })).toContain(code);
    const { database } = server.deps;
    const searches = {
      name: 'test.searches',
      text: 'select brand_codes, model_codes, anchors from saved_search',
    };
    expect(await database.rows(searches)).toEqual([
      { brand_codes: [into.codigo], model_codes: [model.codigo], anchors: [`m:${model.codigo}`] },
    ]);
    const old = (await server.get(`/brand?ids=${from.codigo}`)).json<{ name: string }[]>();
    expect(old.map(({ name }) => name)).toEqual(['Volkswagen']);
    expect((await found(`tipo=modelo&marca=${into.codigo}&busca=Bola`)).map(({ codigo }) => codigo)).toEqual([
      other.codigo,
    ]);
    await expectRefused(server, () => editor.post(path, merge), 404);
  });

  it('is read by sales and support, and changed by the content team only', async () => {
    for (const staffRole of ['sales', 'support'] as const) {
      const other = await buildStaff(server, { staffRole });
      expect((await other.get('/admin/names?tipo=marca')).statusCode).toBe(200);
      const body = fields({ tipo: 'marca', nome: 'Outra', categoria: null, marca: null });
      await expectRefused(server, () => other.post('/admin/names', body), 403);
    }
    const finance = await buildStaff(server, { staffRole: 'finance' });
    expect((await finance.get('/admin/names')).statusCode).toBe(403);
  });
});

/** A saved search of a brand and a model that alerts its user. */
async function search(brand: number, model: number): Promise<void> {
  await server.deps.database.run(
    {
      name: 'test.search',
      text: `insert into saved_search (account_id, name, query, idiom, frequency, by_mail, by_notification, created_at, seen_at, anchors,
          subcategory_codes, brand_codes, model_codes, colours, fuels, gearboxes, lots, singles)
        values ($1, 'Busca', 'x', 'PTBR', 'daily', true, false, now(), now(), array['m:' || $3::int], '{}', array[$2::int], array[$3::int], '{}', '{}', '{}',
          true, true)`,
    },
    [editor.id, brand, model],
  );
}
