import { getFilterOptions } from '@patio/contract/catalogue/catalogue/get-filter-options.ts';
import { listCategories } from '@patio/contract/catalogue/catalogue/list-categories.ts';
import { listOffers } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { listSubcategories } from '@patio/contract/catalogue/catalogue/list-subcategories.ts';
import { listBanners } from '@patio/contract/catalogue/content/list-banners.ts';
import { listTranslations } from '@patio/contract/catalogue/content/list-translations.ts';
import { saveTranslation } from '@patio/contract/catalogue/content/save-translation.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../test/state/whole-state.ts';

const TRUCKS = 5;
const TRACTOR_UNIT = 506;
interface Words {
  readonly nomeEn?: string;
  readonly descricaoEn?: string;
  readonly botaoEn?: string;
}

const motivo = 'Nome corrente no mercado.';

let server: CatalogueServer;
let sales: Record<string, string>;
let salesId: number;
let guid: string;

beforeAll(async () => {
  server = await startCatalogueServer();
  ({ id: salesId } = await buildAccount(server.deps.database, { staffRole: 'sales' }));
  sales = (await buildSession(server.deps, salesId, { office: true })).headers;
  await server.offer({ vehicles: [{ categoryCode: TRUCKS, subcategoryCode: TRACTOR_UNIT }] });
  const row = await server.deps.database.row<{ guid: string }>({
    name: 'test.banner',
    text: `insert into banner (guid, category_code, position, title, description, text_position, other_button, other_link, other_text)
      values (gen_random_uuid(), 5, 1, 'Pronto para rodar', 'Revisados', 'EC', true, '/home/5', 'Ver caminhões') returning guid`,
  });
  guid = row?.guid ?? '';
});
afterAll(() => server.close());

/** The names of a category, a subcategory and a banner wherever they are answered, in a language. */
async function names(idiom?: 'EN' | 'PTBR') {
  const query = idiom === undefined ? {} : { idiom };
  const [categories, subcategories, options, page, banners] = await Promise.all([
    server.ask(listCategories, { query }),
    server.ask(listSubcategories, { query: { ...query, ids: String(TRACTOR_UNIT) } }),
    server.ask(getFilterOptions, { query: { ...query, category: TRUCKS } }),
    server.ask(listOffers, { query: { ...query, page: 1 } }),
    server.ask(listBanners, { params: { id: TRUCKS }, query }),
  ]);
  const [banner] = banners;
  return {
    category: categories.find(({ codigo }) => codigo === TRUCKS)?.name,
    counted: page.facets?.categories.map(({ name }) => name),
    subcategory: subcategories.map(({ name }) => name),
    options: options.subcategories.map(({ name }) => name),
    countedBelow: page.facets?.subcategories.map(({ name }) => name),
    banner: [banner?.titulo, banner?.descricao, banner?.textoBotaoOutro],
  };
}

const portuguese = {
  category: 'Caminhões',
  counted: ['Caminhões'],
  subcategory: ['Cavalo mecânico'],
  options: ['Cavalo mecânico'],
  countedBelow: ['Cavalo mecânico'],
  banner: ['Pronto para rodar', 'Revisados', 'Ver caminhões'],
};

describe('names of categories, subcategories and banners', () => {
  test('answer in the language of `idiom`: seeded in English, Portuguese without a translation, API-21, API-26, API-27, API-28', async () => {
    expect(await names()).toEqual(portuguese);
    expect(await names('EN')).toEqual({
      category: 'Trucks',
      counted: ['Trucks'],
      subcategory: ['Tractor unit'],
      options: ['Tractor unit'],
      countedBelow: ['Tractor unit'],
      banner: portuguese.banner,
    });
    const { data } = await server.ask(listTranslations, {}, sales);
    const untranslated = data.filter(({ tipo, nomeEn }) => tipo !== 'banner' && nomeEn === null);
    expect(untranslated).toEqual([]);
  });

  test('are what staff say, with reason and audit, and an empty name takes it back, API-21, API-28', async () => {
    const save = (body: { tipo: 'categoria' | 'banner'; codigo: string } & Words) =>
      server.ask(saveTranslation, { body: { motivo, ...body } }, sales);
    await save({ tipo: 'categoria', codigo: '5', nomeEn: 'Lorries' });
    await save({
      tipo: 'banner',
      codigo: guid,
      nomeEn: 'Ready for the road',
      descricaoEn: 'Serviced',
      botaoEn: 'See lorries',
    });
    server.clock.advance(60_000);
    const english = await names('EN');
    expect([english.category, english.counted]).toEqual(['Lorries', ['Lorries']]);
    expect(english.banner).toEqual(['Ready for the road', 'Serviced', 'See lorries']);
    expect(await names()).toEqual(portuguese);
    const audit = await server.deps.database.row<{ actor_id: number; details: { reason: string } }>({
      name: 'test.audit',
      text: `select actor_id, details, before, after from audit where action = 'save-translation' and subject = 'category 5'`,
    });
    expect(audit).toMatchObject({
      actor_id: salesId,
      details: { reason: motivo },
      before: { name: 'Trucks' },
      after: { name: 'Lorries' },
    });
    await save({ tipo: 'categoria', codigo: '5' });
    expect((await names('EN')).category).toBe('Caminhões');
    const { data } = await save({ tipo: 'categoria', codigo: '5', nomeEn: 'Trucks' });
    expect(data).toMatchObject({ tipo: 'categoria', codigo: '5', nome: 'Caminhões', nomeEn: 'Trucks' });
  });

  test('are a new version when translated: who has the old one open is told, and overwrites nothing', async () => {
    const content = await buildStaff(server, { staffRole: 'content' });
    const open = (await content.get('/admin/names?tipo=categoria&busca=Caminhões')).json<{
      data: [{ versao: number }];
    }>().data[0];
    server.clock.advance(60_000);
    const translate = () =>
      server.ask(
        saveTranslation,
        { body: { motivo, tipo: 'categoria', codigo: '5', nomeEn: 'Heavy' } },
        sales,
      );
    await expectOnlyChanged(server, translate, {
      category: {
        version: [open.versao, open.versao + 1],
        changed_at: [expect.anything(), expect.anything()],
      },
      translation: { name: ['Trucks', 'Heavy'] },
      name_state: { version: [expect.any(Number), expect.any(Number)] },
      audit: added({ action: 'save-translation', subject: 'category 5' }),
    });
    const late = { nome: 'Caminhões', nomeEn: 'Trucks', ativo: true, semImagem: false, versao: open.versao };
    await expectRefused(server, () => content.put('/admin/names/categoria/5', late), 409);
    server.clock.advance(60_000);
    expect(
      (await content.put('/admin/names/categoria/5', { ...late, versao: open.versao + 1 })).statusCode,
    ).toBe(200);
  });

  test('are translated by nobody else, nor for what is not there, nor without a reason', async () => {
    const put = async (body: object, headers: Record<string, string>) =>
      (await server.app.inject({ method: 'PUT', url: '/api/admin/translations', payload: body, headers }))
        .statusCode;
    const body = { tipo: 'categoria', codigo: '5', nomeEn: 'X', motivo };
    const { id } = await buildAccount(server.deps.database);
    expect(await put(body, {})).toBe(401);
    expect(await put(body, (await buildSession(server.deps, id, { office: true })).headers)).toBe(403);
    expect(await put({ ...body, codigo: '77' }, sales)).toBe(404);
    expect(await put({ ...body, tipo: 'banner' }, sales)).toBe(404);
    expect(await put({ ...body, motivo: '' }, sales)).toBe(422);
    expect((await names('EN')).category).toBe('Trucks');
  });
});
