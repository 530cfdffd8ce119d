import { listReferencePrices } from '@patio/contract/catalogue/reference-prices/list-reference-prices.ts';
import { getOffer } from '@patio/contract/catalogue/catalogue/get-offer.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerDraft } from '../../../../test/builders/offer.ts';
import { saveOffer } from '../../../../test/builders/saved-offer.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { saveReferenceModels, saveReferencePrices } from './public.ts';

let server: CatalogueServer;
beforeAll(async () => {
  server = await startCatalogueServer();
  await server.deps.database.transact(async (tx) => {
    const fact = { brand: 'Fiat', model: 'MOBI LIKE 1.0 Fire Flex 5p.', fuel: 'Flex' };
    await saveReferenceModels(tx, [{ ...fact, fipeCode: '990001-1', yearModel: 2021 }], false);
    await saveReferencePrices(tx, [
      { fipeCode: '990001-1', yearModel: 2021, month: '2026-06', cents: 4_521_050 },
      { fipeCode: '990001-1', yearModel: 2021, month: '2025-12', cents: 4_600_000 },
      { fipeCode: '990001-1', yearModel: 2020, month: '2026-06', cents: 4_000_000 },
    ]);
  });
});
afterAll(() => server.close());

const referencesOf = (id: number) => server.ask(listReferencePrices, { params: { id } });
const none = { codigoFipe: null, descricao: null, mes: null, valor: null, historico: [] };

test('a vehicle with a FIPE code has the price of the latest month and the months before it', async () => {
  const code = await server.offer({ vehicles: [{ yearModel: 2021, fipeCode: '990001-1' }] });
  expect(await referencesOf(code)).toEqual([
    {
      codigo: expect.any(Number),
      codigoFipe: '990001-1',
      descricao: 'MOBI LIKE 1.0 Fire Flex 5p.',
      mes: '2026-06',
      valor: 45_210.5,
      historico: [
        { mes: '2025-12', valor: 46_000 },
        { mes: '2026-06', valor: 45_210.5 },
      ],
    },
  ]);
});

test('there is no reference without a code, without a year, with an unknown code or for a year that has no price', async () => {
  const code = await server.offer({
    vehicles: [
      {},
      { fipeCode: '990001-1' },
      { yearModel: 2021, fipeCode: '999999-9' },
      { yearModel: 2015, fipeCode: '990001-1' },
      { yearModel: 2020, fipeCode: '990001-1' },
    ],
  });
  const [last, ...others] = (await referencesOf(code)).toReversed();
  expect(others).toEqual(others.map(({ codigo }) => ({ codigo, ...none })));
  expect(last).toMatchObject({ valor: 40_000 });
});

test('the code of one vehicle gives that one, C-30', async () => {
  const code = await server.offer({ vehicles: [{}, { yearModel: 2021, fipeCode: '990001-1' }] });
  const { vehicles } = await server.ask(getOffer, { params: { id: code } });
  const second = vehicles[1]?.codigo ?? 0;
  expect(await referencesOf(second)).toMatchObject([{ codigo: second, valor: 45_210.5 }]);
});

test('a given code outlives an edit that does not speak of it, and can be taken back', async () => {
  const { database } = server.deps;
  const save = (code: number | undefined, fipeCode?: string | null) =>
    database.transact((tx) =>
      saveOffer(tx, {
        ...offerDraft(server.clock.now(), {
          vehicles: [{ yearModel: 2021, ...(fipeCode === undefined ? {} : { fipeCode }) }],
        }),
        ...(code === undefined ? {} : { code }),
      }),
    );
  const { code } = await save(undefined, '990001-1');
  await save(code);
  expect((await referencesOf(code))[0]?.codigoFipe).toBe('990001-1');
  await save(code, null);
  expect((await referencesOf(code))[0]?.codigoFipe).toBeNull();
});

test('a model that was written down alone is never found by name', async () => {
  const named = await server.deps.database.row<{ brand: number; model: number }>({
    name: 'test.mobi',
    text: `select b.code as brand, m.code as model from brand b join model m on m.brand_code = b.code
      where b.name = 'Fiat' and m.name = 'Mobi'`,
  });
  const car = {
    brandCode: named?.brand ?? null,
    modelCode: named?.model ?? null,
    version: 'Like 1.0',
    yearModel: 2021,
  };
  const code = await server.offer({ vehicles: [{ ...car, fuel: 'Flex', gearbox: 'Manual' }] });
  expect((await referencesOf(code))[0]?.codigoFipe).toBeNull();
  const fact = {
    fipeCode: '990001-1',
    brand: 'Fiat',
    model: 'MOBI LIKE 1.0 Fire Flex 5p.',
    yearModel: 2021,
    fuel: 'Flex',
  };
  await server.deps.database.transact((tx) => saveReferenceModels(tx, [fact], true));
  const later = await server.offer({ vehicles: [{ ...car, fuel: 'Flex', gearbox: 'Manual' }] });
  expect((await referencesOf(later))[0]?.codigoFipe).toBe('990001-1');
});

test('an unknown offer is 404 with words', async () => {
  const reply = await server.get('/offer/99999999/referencia');
  expect([reply.statusCode, reply.json()]).toEqual([404, { erros: ['Oferta não encontrada.'] }]);
});
