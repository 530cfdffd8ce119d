import { getAllGalleries } from '@patio/contract/catalogue/catalogue/get-all-galleries.ts';
import { getGallery } from '@patio/contract/catalogue/catalogue/get-gallery.ts';
import { getStat } from '@patio/contract/trading/auctions/get-stat.ts';
import { getOffer } from '@patio/contract/catalogue/catalogue/get-offer.ts';
import { getPrice } from '@patio/contract/catalogue/catalogue/get-price.ts';
import { listImplements } from '@patio/contract/catalogue/catalogue/list-implements.ts';
import { listOptionals } from '@patio/contract/catalogue/catalogue/list-optionals.ts';
import { listPrices } from '@patio/contract/catalogue/catalogue/list-prices.ts';
import { listSimilar } from '@patio/contract/catalogue/catalogue/list-similar.ts';
import { listStarredOptionals } from '@patio/contract/catalogue/catalogue/list-starred-optionals.ts';
import { listTanks } from '@patio/contract/catalogue/catalogue/list-tanks.ts';
import { listVehiclePhotos } from '@patio/contract/catalogue/catalogue/list-vehicle-photos.ts';
import { verifyOffer } from '@patio/contract/catalogue/catalogue/verify-offer.ts';
import { maskPlate } from '@patio/domain/validation/plate.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { builtPhoto } from '../../../../test/builders/offer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;
let lot: number;
const photo = builtPhoto();
const dealerPhoto = builtPhoto({ profileCode: 5 });
const crane = {
  tipoImplemento: 'Guindaste',
  fabricante: 'Palfinger',
  modelo: 'PK 40',
  anoImplemento: 2019,
  largura: 2.5,
  altura: null,
  comprimento: 7,
};

beforeAll(async () => {
  server = await startCatalogueServer();
  lot = await server.offer({
    title: 'Lote',
    buyNowCents: 500_000,
    profilePrices: [{ profileCode: 5, buyNowCents: 450_000 }],
    photos: [photo, dealerPhoto],
    videos: ['https://vimeo.com/1'],
    vehicles: [
      {
        plate: 'ABC1D23',
        optionals: [{ title: 'Conforto', items: [{ name: 'Ar', stars: 4 }, { name: 'Som' }] }],
      },
      { plate: 'XYZ9876', implements: [crane], tanks: [{ material: 'Inox', capacidade: 12_000 }] },
    ],
  });
});
afterAll(() => server.close());

const at = (id: number) => ({ params: { id } });

async function signIn(traits: Parameters<typeof buildAccount>[1]) {
  const { id } = await buildAccount(server.deps.database, traits);
  return { id, headers: (await buildSession(server.deps, id)).headers };
}

test('an offer is a bare object; an ended one too, a draft is not, API-04, S-20', async () => {
  expect((await server.ask(getOffer, at(lot))).title).toBe('Lote');
  const sold = await server.offer({ status: 'V' });
  expect((await server.ask(getOffer, at(sold))).status).toBe('V');
  const late = await server.offer({ auction: { endAt: server.clock.now() - 1000 } });
  expect(await server.ask(getOffer, at(late))).toMatchObject({
    status: 'A',
    end: '2026-06-01T14:59:59.000Z',
  });
  const draft = await server.offer({ publishedAt: null });
  expect((await server.get(`/offer/${draft}`)).statusCode).toBe(404);
});

test('visitors who ask at once get each the offer that they asked for, or none, API-04', async () => {
  const [other, draft] = [await server.offer({ title: 'Outra' }), await server.offer({ publishedAt: null })];
  const wanted = [lot, draft, other, 999_999, lot, other];
  const replies = await Promise.all(wanted.map((code) => server.get(`/offer/${code}`)));
  expect(replies.map((reply) => reply.json<{ title?: string }>().title ?? reply.statusCode)).toEqual([
    'Lote',
    404,
    'Outra',
    404,
    'Lote',
    'Outra',
  ]);
});

test('plates are shown by their last four characters, except to the buyer, CARD-15', async () => {
  const plates = async (headers: Record<string, string> = {}) =>
    (await server.ask(getOffer, at(lot), headers)).vehicles.map((vehicle) => vehicle.placa);
  expect(await plates()).toEqual([maskPlate('ABC1D23'), maskPlate('XYZ9876')]);
  const buyer = await signIn({});
  expect(await plates(buyer.headers)).toEqual(['***-1D23', '***-9876']);
  const mine = await server.offer({ status: 'V', vehicles: [{ plate: 'ABC1D23' }] });
  await server.deps.database.run(
    {
      name: 'buy',
      text: `insert into purchase (offer_code, account_id, origin, value_cents, status, freight, created_at, awaiting_contact_at)
             values ($1, $2, 'buy', 100, 'V', 'N', now(), now())`,
    },
    [mine, buyer.id],
  );
  expect((await server.ask(getOffer, at(mine), buyer.headers)).vehicles[0]?.placa).toBe('ABC1D23');
  const other = await signIn({});
  expect((await server.ask(getOffer, at(mine), other.headers)).vehicles[0]?.placa).toBe('***-1D23');
});

test('prices are those of the profile; staff see all of them, API-05, API-06, S-21', async () => {
  expect(await server.ask(getPrice, at(lot))).toEqual({
    codigoOferta: lot,
    codigoPerfil: 7,
    valorCompreJa: 5000,
    valorLeilao: 1000,
  });
  const dealer = await signIn({ profileCode: 5 });
  const prices = await server.ask(listPrices, at(lot), dealer.headers);
  expect(prices.map((price) => [price.codigoPerfil, price.valorCompreJa])).toEqual([[5, 4500]]);
  const staff = await signIn({ profileCode: 6, staffRole: 'sales' });
  const all = await server.ask(listPrices, at(lot), staff.headers);
  expect(all.map((price) => [price.codigoPerfil, price.valorCompreJa])).toEqual([
    [4, 5000],
    [5, 4500],
    [6, 5000],
    [7, 5000],
  ]);
});

test('pictures of another profile stay hidden, API-08, API-09', async () => {
  const [all, own] = [`/media/${photo.guid}`, `/media/${dealerPhoto.guid}`];
  expect(await server.ask(getGallery, at(lot))).toEqual({ photos: [all], videos: ['https://vimeo.com/1'] });
  const dealer = await signIn({ profileCode: 5 });
  expect((await server.ask(getGallery, at(lot), dealer.headers)).photos).toEqual([all, own]);
  expect((await server.ask(getOffer, at(lot), dealer.headers)).photos).toEqual([all, own]);
  const galleries = await server.ask(getAllGalleries, at(lot));
  expect(galleries.photos).toEqual([{ codigoProfile: 7, photos: [all] }]);
  const staff = await signIn({ staffRole: 'content' });
  const every = await server.ask(getAllGalleries, at(lot), staff.headers);
  expect(every.photos.map(({ codigoProfile, photos }) => [codigoProfile, photos.length])).toEqual([
    [4, 1],
    [5, 2],
    [6, 1],
    [7, 1],
  ]);
});

test('the pictures of a lot are separated by vehicle, without those of another profile, GALL-01', async () => {
  const [first, second, every, hidden] = [
    builtPhoto({ vehiclePosition: 0 }),
    builtPhoto({ vehiclePosition: 1 }),
    builtPhoto(),
    builtPhoto({ vehiclePosition: 1, profileCode: 5 }),
  ];
  const code = await server.offer({
    photos: [every, second, first, hidden],
    vehicles: [{ plate: 'ABC1D23' }, { plate: 'XYZ9876' }],
  });
  const { vehicles } = await server.ask(getOffer, at(code));
  expect(await server.ask(listVehiclePhotos, at(code))).toEqual([
    { codigo: vehicles[0]?.codigo, photos: [`/media/${first.guid}`] },
    { codigo: vehicles[1]?.codigo, photos: [`/media/${second.guid}`] },
  ]);
  const dealer = await signIn({ profileCode: 5 });
  const own = await server.ask(listVehiclePhotos, at(code), dealer.headers);
  expect(own[1]?.photos).toEqual([`/media/${second.guid}`, `/media/${hidden.guid}`]);
  expect(await server.ask(listVehiclePhotos, at(await server.offer()))).toEqual([]);
  expect((await server.get('/offer/999999999/gallery/vehicles')).statusCode).toBe(404);
});

test('equipment comes per vehicle, or for all vehicles of an offer, API-11 to API-14, C-30', async () => {
  const { vehicles } = await server.ask(getOffer, at(lot));
  const [first = 0, second = 0] = vehicles.map((vehicle) => vehicle.codigo);
  expect(await server.ask(listOptionals, at(lot))).toEqual([
    { title: 'Conforto', items: [{ name: 'Ar' }, { name: 'Som' }] },
  ]);
  expect(await server.ask(listStarredOptionals, at(first))).toEqual([
    {
      title: 'Conforto',
      items: [
        { name: 'Ar', stars: 4 },
        { name: 'Som', stars: 0 },
      ],
    },
  ]);
  expect(await server.ask(listOptionals, at(second))).toEqual([]);
  expect(await server.ask(listImplements, at(second))).toEqual([crane]);
  expect(await server.ask(listTanks, at(lot))).toEqual([{ material: 'Inox', capacidade: 12_000 }]);
  expect(await server.ask(verifyOffer, at(second))).toEqual({ codigoOferta: lot, valido: true, status: 'A' });
});

test('the live figures are found by the code of the offer or of a vehicle of it, API-10, C-30', async () => {
  const code = await server.offer({ vehicles: [{}, {}] });
  const { vehicles } = await server.ask(getOffer, at(code));
  const figures = await server.ask(getStat, at(code));
  expect(figures).toMatchObject({ codigoOferta: code, status: 'A', hasBid: false });
  for (const { codigo } of vehicles) {
    expect(await server.ask(getStat, at(codigo ?? 0))).toMatchObject({ codigoOferta: code });
  }
  expect((await server.get('/offer/999999999/stat')).statusCode).toBe(404);
});

test('an offer is valid until its end, API-15, S-24', async () => {
  const code = await server.offer({ auction: { endAt: server.clock.now() } });
  expect(await server.ask(verifyOffer, at(code))).toMatchObject({ valido: false, status: 'A' });
});

test('similar offers share the category, the closest first, ten at most, never the offer itself, API-22, S-22', async () => {
  const car = (subcategoryCode: number, brandCode: number, price: number) =>
    server.offer({ buyNowCents: price, vehicles: [{ categoryCode: 2, subcategoryCode, brandCode }] });
  const self = await car(201, 1, 1000);
  const rest = await car(202, 2, 1000);
  const brand = await car(202, 1, 1000);
  const far = await car(201, 1, 9000);
  const near = await car(201, 1, 1200);
  const sub = await car(201, 2, 1000);
  await server.offer({ vehicles: [{ categoryCode: 4 }] });
  const codes = async (id: number) =>
    (await server.ask(listSimilar, at(id))).data.map((offer) => offer.codigo);
  expect(await codes(self)).toEqual([near, far, sub, brand, rest]);
  const { vehicles } = await server.ask(getOffer, at(self));
  expect(await codes(vehicles[0]?.codigo ?? 0)).toEqual([near, far, sub, brand, rest]);
  for (let n = 0; n < 12; n += 1) await car(203, 3, 500);
  expect(await codes(self)).toHaveLength(10);
});
