import { getFilterOptions } from '@patio/contract/catalogue/catalogue/get-filter-options.ts';
import { listBrands, listBrandsOfPath } from '@patio/contract/catalogue/catalogue/list-brands.ts';
import { listCategories } from '@patio/contract/catalogue/catalogue/list-categories.ts';
import { listModels, listModelsOfPath } from '@patio/contract/catalogue/catalogue/list-models.ts';
import {
  listSubcategories,
  listSubcategoriesOfPath,
} from '@patio/contract/catalogue/catalogue/list-subcategories.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { iconSvg } from '../../media/icons.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
  const car = { categoryCode: 1, subcategoryCode: 101, brandCode: 2, modelCode: 23 };
  await server.offer({ vehicles: [car] });
  await server.offer({
    vehicles: [car, { categoryCode: 5, subcategoryCode: 501, brandCode: 3, modelCode: 37 }],
  });
  await server.offer({ status: 'V', vehicles: [{ categoryCode: 1, brandCode: 4 }] });
});
afterAll(() => server.close());

test('the categories come with both icons in the order of the header, API-28', async () => {
  const categories = await server.ask(listCategories);
  expect(categories).toHaveLength(6);
  expect(categories[0]).toEqual({
    codigo: 1,
    name: 'Carros',
    iconSvgAtivo: '/media/icons/carro.svg',
    iconSvgInativo: '/media/icons/carro-inativo.svg',
  });
});

test('filter options are those of open offers, the most frequent first, and a category restricts them, API-26, FILT-28', async () => {
  const names = async (category?: number) => {
    const options = await server.ask(getFilterOptions, { query: { category } });
    return [options.brands, options.subcategories, options.models].map((list) =>
      list.map((item) => item.name),
    );
  };
  expect(await names()).toEqual([
    ['Acura', 'Agrale'],
    ['Hatch', 'Leve'],
    ['Integra', '1600'],
  ]);
  expect(await names(0)).toEqual(await names());
  expect((await names(5))[2]).toEqual(['1600']);
  expect(await names(999)).toEqual([[], [], []]);
  expect(await names(9_007_199_254_740_991)).toEqual([[], [], []]);
});

test('codes come back in the order asked for, by query and by path, API-27, C-56', async () => {
  const codes = (items: { codigo: number }[]) => items.map((item) => item.codigo);
  const ids = '3,1,2147483648,99999999';
  expect(codes(await server.ask(listBrands, { query: { ids } }))).toEqual([3, 1]);
  expect(codes(await server.ask(listBrandsOfPath, { params: { ids } }))).toEqual([3, 1]);
  expect(codes(await server.ask(listModels, { query: { ids: '37,23' } }))).toEqual([37, 23]);
  expect(codes(await server.ask(listModelsOfPath, { params: { ids: '37,23' } }))).toEqual([37, 23]);
  expect(codes(await server.ask(listSubcategories, { query: { ids: '501,101' } }))).toEqual([501, 101]);
  expect(codes(await server.ask(listSubcategoriesOfPath, { params: { ids: '501' } }))).toEqual([501]);
  const all = await server.ask(listSubcategories);
  expect(all.length).toBeGreaterThan(40);
  expect(all.find((item) => item.codigo === 501)).toEqual({
    codigo: 501,
    name: 'Leve',
    ativo: '/media/icons/tipo-501-lev.svg',
    inativo: '/media/icons/tipo-501-lev-inativo.svg',
  });
  for (const list of [all, await server.ask(listBrands), await server.ask(listModels)]) {
    const images = list.flatMap(({ ativo, inativo }) => [ativo, inativo]);
    expect(images.every((image) => iconSvg(image.replace('/media/icons/', '')) !== null)).toBe(true);
    expect(new Set(images).size).toBe(list.length * 2);
  }
  expect((await server.get('/brand?ids=x')).statusCode).toBe(422);
  expect((await server.get('/brand/x')).statusCode).toBe(404);
});
