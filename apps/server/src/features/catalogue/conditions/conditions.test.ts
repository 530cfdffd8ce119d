import { listConditions } from '@patio/contract/catalogue/conditions/list-conditions.ts';
import { getGallery } from '@patio/contract/catalogue/catalogue/get-gallery.ts';
import { getOffer } from '@patio/contract/catalogue/catalogue/get-offer.ts';
import { legalItems } from '@patio/domain/catalogue/conditions/legal-items.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPhoto, offerDraft } from '../../../../test/builders/offer.ts';
import { saveOffer } from '../../../../test/builders/saved-offer.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import type { ConditionDraft } from './public.ts';

let server: CatalogueServer;
beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

const conditionsOf = (id: number) => server.ask(listConditions, { params: { id } });
const save = (traits: Parameters<typeof offerDraft>[1]) =>
  server.deps.database.transact((tx) => saveOffer(tx, offerDraft(server.clock.now(), traits)));

const fined: ConditionDraft = {
  legal: [
    {
      item: 'multas',
      status: 'consta',
      cents: 29_347,
      note: 'Duas multas',
      checkedOn: '2026-06-30',
      source: 'Detran-ES',
    },
    { item: 'furto-roubo', status: 'nada-consta', cents: 100, checkedOn: '2026-06-30', source: 'Detran-ES' },
  ],
  grade: 'bom',
  odometer: 'conferido',
  chassisRestamped: false,
  keys: 2,
  manual: true,
  owners: 3,
};

test('a vehicle of which nothing was said is listed as not informed throughout, never as clean', async () => {
  const code = await server.offer();
  const [vehicle, ...more] = await conditionsOf(code);
  expect(more).toEqual([]);
  expect(vehicle?.legal.map(({ item }) => item)).toEqual([...legalItems]);
  expect(new Set(vehicle?.legal.map(({ situacao }) => situacao))).toEqual(new Set(['nao-informado']));
  expect(vehicle).toMatchObject({
    estadoGeral: null,
    hodometro: null,
    chassiRemarcado: null,
    chaves: null,
    manual: null,
    proprietarios: null,
    notas: [],
  });
});

test('findings have amount, date and source; what was not found has no amount', async () => {
  const code = await server.offer({ vehicles: [{ condition: fined }] });
  const [vehicle] = await conditionsOf(code);
  const [theft, fines, tax] = vehicle?.legal ?? [];
  expect(fines).toEqual({
    item: 'multas',
    situacao: 'consta',
    valor: 293.47,
    quemPaga: null,
    observacao: 'Duas multas',
    verificadoEm: '2026-06-30',
    fonte: 'Detran-ES',
  });
  expect(theft).toMatchObject({ situacao: 'nada-consta', valor: null, fonte: 'Detran-ES' });
  expect(tax).toMatchObject({ item: 'ipva', situacao: 'nao-informado', verificadoEm: null });
  expect(vehicle).toMatchObject({
    estadoGeral: 'bom',
    hodometro: 'conferido',
    chassiRemarcado: false,
    chaves: 2,
    manual: true,
    proprietarios: 3,
  });
});

describe('an offer of several vehicles', () => {
  test('has a sheet for each in its order, and the code of one gives that one, C-30', async () => {
    const code = await server.offer({
      vehicles: [{ condition: fined }, {}, { condition: { grade: 'ruim' } }],
    });
    const sheets = await conditionsOf(code);
    expect(sheets.map(({ estadoGeral }) => estadoGeral)).toEqual(['bom', null, 'ruim']);
    const { vehicles } = await server.ask(getOffer, { params: { id: code } });
    expect(sheets.map(({ codigo }) => codigo)).toEqual(vehicles.map(({ codigo }) => codigo));
    expect(await conditionsOf(vehicles[2]?.codigo ?? 0)).toEqual(sheets.slice(2));
  });
});

describe('pictures of notes', () => {
  const note = (photos: ReturnType<typeof builtPhoto>[]) => ({
    notes: [{ part: 'Porta dianteira', text: 'Amassado', severity: 'media' as const, photos }],
  });

  test('stand with their note and not in the gallery', async () => {
    const shown = builtPhoto();
    const [first, second] = [builtPhoto(), builtPhoto()];
    const code = await server.offer({ photos: [shown], vehicles: [{ condition: note([first, second]) }] });
    const [vehicle] = await conditionsOf(code);
    expect(vehicle?.notas).toEqual([
      {
        parte: 'Porta dianteira',
        texto: 'Amassado',
        gravidade: 'media',
        fotos: [`/media/${first.guid}`, `/media/${second.guid}`],
      },
    ]);
    expect((await server.ask(getGallery, { params: { id: code } })).photos).toEqual([`/media/${shown.guid}`]);
    const offer = await server.ask(getOffer, { params: { id: code } });
    expect([offer.photos, offer.vehicles[0]?.photo]).toEqual([
      [`/media/${shown.guid}`],
      `/media/${shown.guid}`,
    ]);
  });

  test('are never the first picture of an offer without others', async () => {
    const code = await server.offer({ vehicles: [{ condition: note([builtPhoto()]) }] });
    const offer = await server.ask(getOffer, { params: { id: code } });
    expect([offer.photos, offer.vehicles[0]?.photo]).toEqual([[], null]);
  });

  test('outlive an edit that says nothing of the condition, and go with it', async () => {
    const photo = builtPhoto();
    const { code } = await save({ vehicles: [{ condition: note([photo]) }] });
    await save({ code, title: 'Outro título' });
    expect((await conditionsOf(code))[0]?.notas[0]?.fotos).toEqual([`/media/${photo.guid}`]);
    await save({ code, vehicles: [{ condition: note([photo]) }] });
    expect((await conditionsOf(code))[0]?.notas).toHaveLength(1);
    await save({ code, vehicles: [{ condition: null }] });
    expect((await conditionsOf(code))[0]?.notas).toEqual([]);
    const left = await server.deps.database.row({
      name: 'test.photo',
      text: `select 1 as one from photo where guid = '${photo.guid}'`,
    });
    expect(left).toBeUndefined();
  });
});

test('an offer that is unknown or not published yet is 404 with words', async () => {
  const hidden = await server.offer({ publishedAt: null, vehicles: [{ condition: fined }] });
  for (const code of [99_999_999, hidden]) {
    const reply = await server.get(`/offer/${code}/condicao`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ erros: ['Oferta não encontrada.'] });
  }
});

test('neither plate nor chassis is in the reply', async () => {
  const code = await server.offer({ vehicles: [{ plate: 'ABC1D23', condition: fined }] });
  expect((await server.get(`/offer/${code}/condicao`)).body).not.toMatch(/ABC1D23|placa/);
});

test('anyone who has the sheet already gets 304', async () => {
  const path = `/offer/${await server.offer()}/condicao`;
  const { etag } = (await server.get(path)).headers;
  expect((await server.get(path, { 'if-none-match': String(etag) })).statusCode).toBe(304);
});
