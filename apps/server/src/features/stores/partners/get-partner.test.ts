import { getPartner } from '@patio/contract/stores/partners/get-partner.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

test('an approved store is known by its name, API-25', async () => {
  const id = await buildPartner(server.deps.database, {
    store: 'minha-loja',
    name: 'Minha Loja',
    photo: 'abc',
  });
  expect(await server.ask(getPartner, { query: { partner: 'minha-loja' } })).toEqual({
    id,
    nome: 'Minha Loja',
    urlFoto: '/media/abc',
    dataMembro: '2025-03-01T12:00:00.000Z',
    descricao: 'Loja de teste',
    whatsapp: null,
  });
});

test('a pending, suspended, unknown or missing store is all null, API-25, S-42', async () => {
  await buildPartner(server.deps.database, { store: 'pendente', status: 'pending' });
  await buildPartner(server.deps.database, { store: 'suspensa', status: 'suspended' });
  for (const query of [{ partner: 'pendente' }, { partner: 'suspensa' }, { partner: 'nenhuma' }, {}]) {
    expect(await server.ask(getPartner, { query })).toEqual({
      id: null,
      nome: null,
      urlFoto: null,
      dataMembro: null,
      descricao: null,
      whatsapp: null,
    });
  }
});
