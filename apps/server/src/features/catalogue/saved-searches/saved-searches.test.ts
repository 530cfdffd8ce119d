import { createSavedSearch } from '@patio/contract/catalogue/saved-searches/create-saved-search.ts';
import { deleteSavedSearch } from '@patio/contract/catalogue/saved-searches/delete-saved-search.ts';
import { listSavedSearches } from '@patio/contract/catalogue/saved-searches/list-saved-searches.ts';
import { updateSavedSearch } from '@patio/contract/catalogue/saved-searches/update-saved-search.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

async function person() {
  const { headers } = await buildSession(server.deps, (await buildAccount(server.deps.database)).id);
  const alert = { frequencia: 'IMEDIATA', email: true, notificacao: true } as const;
  return {
    headers,
    save: (filtro: string, more: object = {}, partner?: string) =>
      server.ask(
        createSavedSearch,
        { body: { nome: 'Minha busca', filtro, ...alert, ...more }, query: partner ? { partner } : {} },
        headers,
      ),
    list: async () => (await server.ask(listSavedSearches, {}, headers)).data,
    change: (id: number, body: object) => server.ask(updateSavedSearch, { params: { id }, body }, headers),
    remove: (id: number) => server.ask(deleteSavedSearch, { params: { id } }, headers),
    post: (payload: object) =>
      server.app.inject({ method: 'POST', url: '/api/usrio/buscas', payload, headers }),
  };
}

test('a search is stored with its filter, its name and its alert', async () => {
  const ana = await person();
  const saved = await ana.save('brands=5,2&priceEnd=90000&state=ES&page=3&order=MENOR_PRECO', {
    nome: 'Toyota até R$ 90.000 em ES',
    frequencia: 'DIARIA',
    email: false,
  });
  expect(await ana.list()).toEqual([saved]);
  expect(saved).toEqual({
    codigo: expect.any(Number),
    nome: 'Toyota até R$ 90.000 em ES',
    filtro: 'brands=2%2C5&priceEnd=90000&state=es',
    parceiro: null,
    frequencia: 'DIARIA',
    email: false,
    notificacao: true,
    novas: 0,
    dataCriacao: '2026-06-01T15:00:00.000Z',
  });
});

test('the same search twice is one, however it is written', async () => {
  const ana = await person();
  const first = await ana.save('brands=2,5&lot=1&priceStart=0&term=Uno');
  const second = await ana.save('term=uno&brands=5,2,5&page=2&endingWithin=24', {
    nome: 'Outro nome',
    frequencia: 'NUNCA',
  });
  expect(second).toMatchObject({ codigo: first.codigo, nome: 'Outro nome', frequencia: 'NUNCA' });
  expect(await ana.list()).toHaveLength(1);
});

test('each person has searches of their own: those of others are not found', async () => {
  const [ana, bia] = [await person(), await person()];
  const { codigo } = await ana.save('brands=7');
  await bia.save('brands=7');
  expect(await bia.list()).toHaveLength(1);
  await expect(bia.change(codigo, { nome: 'Minha' })).rejects.toMatchObject({ status: 404 });
  await expect(bia.remove(codigo)).rejects.toMatchObject({ status: 404 });
  expect(await ana.list()).toMatchObject([{ codigo, nome: 'Minha busca' }]);
  await ana.remove(codigo);
  expect(await ana.list()).toEqual([]);
});

test('name and alert are changed one by one', async () => {
  const ana = await person();
  const { codigo } = await ana.save('models=9');
  expect(await ana.change(codigo, { nome: 'Outra' })).toMatchObject({
    nome: 'Outra',
    frequencia: 'IMEDIATA',
  });
  expect(await ana.change(codigo, { frequencia: 'NUNCA', email: false, notificacao: false })).toMatchObject({
    nome: 'Outra',
    frequencia: 'NUNCA',
  });
  await expect(ana.change(codigo, { frequencia: 'DIARIA' })).rejects.toMatchObject({
    status: 422,
    erros: ['Escolha ao menos uma forma de aviso.'],
  });
});

test('a store keeps its own searches apart, and an unknown one has none', async () => {
  await buildPartner(server.deps.database, { store: 'loja-norte' });
  const ana = await person();
  const house = await ana.save('brands=3');
  const store = await ana.save('brands=3', {}, 'loja-norte');
  expect(store).toMatchObject({ parceiro: 'loja-norte', filtro: 'brands=3' });
  expect(store.codigo).not.toBe(house.codigo);
  await expect(ana.save('brands=3', {}, 'loja-sul')).rejects.toMatchObject({ status: 422 });
});

test('refuses what is not a search, and says why', async () => {
  const ana = await person();
  const whole = { nome: 'Busca', filtro: '', frequencia: 'NUNCA', email: false, notificacao: false };
  for (const broken of [
    { nome: ' ' },
    { nome: 'a'.repeat(121) },
    { filtro: 'brands=x' },
    { filtro: 'priceEnd=abc' },
    { filtro: `term=${'a'.repeat(201)}` },
    { frequencia: 'SEMPRE' },
    { frequencia: 'DIARIA' },
  ]) {
    const reply = await ana.post({ ...whole, ...broken });
    expect([broken, reply.statusCode, reply.json<{ erros: string[] }>().erros.length > 0]).toEqual([
      broken,
      422,
      true,
    ]);
  }
  expect((await ana.post(whole)).statusCode).toBe(201);
  expect((await server.get('/usrio/buscas')).statusCode).toBe(401);
});

test('nobody keeps more than fifty, and the fiftieth can still be changed', async () => {
  const ana = await person();
  for (let brand = 1; brand <= 50; brand += 1) await ana.save(`brands=${brand}`);
  await expect(ana.save('brands=51')).rejects.toMatchObject({
    status: 422,
    erros: ['Você já tem o máximo de 50 buscas salvas. Exclua uma antes de salvar outra.'],
  });
  expect(await ana.save('brands=50', { nome: 'Cinquenta' })).toMatchObject({ nome: 'Cinquenta' });
  expect(await ana.list()).toHaveLength(50);
});

test('fifty at once are still at most fifty', async () => {
  const ana = await person();
  await Promise.allSettled(Array.from({ length: 60 }, (_, index) => ana.save(`models=${index + 1}`)));
  expect(await ana.list()).toHaveLength(50);
});
