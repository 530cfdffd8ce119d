import type { WireOffer, WireVehicle } from '@patio/contract/wire/offer.ts';
import { shareCard, shareCardVersion } from '@patio/domain/catalogue/sharing/share-card.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerTexts } from '../../../platform/i18n/texts.ts';
import { en } from '../../../texts/en.ts';
import { ptbr } from '../../../texts/ptbr.ts';
import { offerView } from '../catalogue/public.ts';
import { offerMeta } from './offer-meta.ts';

beforeAll(() => {
  registerTexts('PTBR', ptbr);
  registerTexts('EN', en);
});

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

const vehicle: WireVehicle = {
  codigo: 11,
  categoria: 'Carros',
  codigoCategoria: 1,
  codigoSubcategoria: null,
  subcategoria: null,
  marca: 'Fiat',
  codigoMarca: 5,
  model: 'Uno',
  codigoModel: 6,
  version: '1.0',
  yearManufacture: 2019,
  yearModel: 2020,
  km: 45_000,
  tipoContador: 'Km',
  combustivel: 'Flex',
  cor: 'Azul',
  cambio: 'Manual',
  cidade: 'Serra',
  estado: 'ES',
  latitude: null,
  longitude: null,
  placa: '***-1D23',
  photo: null,
  ativo: 'S',
  codLaudo: null,
  nameLaudo: null,
  typeVehiclesDto: {
    additionalInformation: [{ codigoAdditionalInformation: 1, title: 'Chassi', value: '9BWZZZ377VT004251' }],
  },
};

const wire: WireOffer = {
  codigo: 7,
  codigoOferta: 7,
  codigoPerfil: 7,
  title: 'Fiat Uno 1.0',
  status: 'A',
  description: 'Único dono',
  tags: '',
  price: 45_900,
  valorCompreJa: 45_900,
  valorLeilao: 30_000,
  end: new Date(NOW + DAY).toISOString(),
  spotlight: false,
  favorite: false,
  doOffer: 'N',
  hasBid: false,
  parceiro: 'loja-norte',
  parceiroNome: 'Loja Norte',
  photos: ['/media/0b5f6a6e-0000-4000-8000-000000000001'],
  vehicles: [vehicle],
};

function headOf(
  traits: Partial<WireOffer> = {},
  given: Partial<Parameters<typeof offerMeta>[0]> = {},
): object[] {
  const offer = { ...wire, ...traits };
  const price = {
    codigoOferta: 7,
    codigoPerfil: 7,
    valorCompreJa: offer.valorCompreJa,
    valorLeilao: offer.valorLeilao,
  };
  const view = offerView({ offer, price, live: null, gallery: null, steps: null, now: NOW });
  const categories = [{ codigo: 1, name: 'Carros', iconSvgAtivo: '', iconSvgInativo: '' }];
  return offerMeta({
    offer: view,
    idiom: 'PTBR',
    origin: 'https://loja.test',
    store: null,
    categories,
    ...given,
  });
}

const text = (tags: object[]) => JSON.stringify(tags);
const valueOf = (tags: object[], name: string) => {
  const tag = tags.find(
    (each) => ('name' in each && each.name === name) || ('property' in each && each.property === name),
  );
  return tag !== undefined && 'content' in tag ? String(tag.content) : undefined;
};
const canonical = (tags: object[]) => {
  const tag = tags.find((each) => 'rel' in each && each.rel === 'canonical');
  return tag !== undefined && 'href' in tag ? tag.href : undefined;
};
const blocks = (tags: object[]) =>
  tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));

describe('the head of an offer page', () => {
  it('gives no drawing as a picture of what is sold, and does not count it as a photo', () => {
    const photos = ['/media/ilustracao-0b5f6a6e-0000-4000-8000-000000000001'];
    const tags = headOf({ photos });
    expect(blocks(tags)[0]).not.toHaveProperty('image');
    expect(valueOf(tags, 'description')).not.toMatch(/foto/);
    expect(blocks(headOf())[0]).toHaveProperty('image');
  });

  it('says what is sold and for how much in at most 160 letters', () => {
    const description = valueOf(headOf(), 'description');
    expect(description).toBe(
      'Fiat Uno 1.0. Compre já por R$\u00A045.900,00. 2019/2020, 45.000 Km, Flex, Azul, Serra/ES. 1 foto.',
    );
    expect(valueOf(headOf({}, { idiom: 'EN' }), 'description')).toContain(
      'Buy now for R$\u00A045.900,00. 2019/2020, 45,000 Km, Flex, Blue, Serra/ES.',
    );
    expect(valueOf(headOf({ title: 'x'.repeat(200) }), 'description')?.length).toBeLessThanOrEqual(160);
  });

  it('names the picture that the server makes for the same facts', () => {
    const card = shareCard({
      title: 'Fiat Uno 1.0',
      photo: wire.photos[0] ?? null,
      buyNow: 4_590_000,
      price: 3_000_000,
      hasBid: false,
      open: true,
      vehicles: 1,
      brand: 'Loja Norte',
    });
    const tags = headOf({}, { store: { slug: 'loja-norte', name: 'Loja Norte' } });
    expect(valueOf(tags, 'og:image')).toBe(
      `https://loja.test/media/cards/pt/loja-norte/7/${shareCardVersion(card)}.jpg`,
    );
  });

  it('has its address in the store whose it is, and with the house elsewhere', () => {
    expect(canonical(headOf())).toBe('https://loja.test/oferta/7');
    const own = { slug: 'loja-norte', name: 'Loja Norte' };
    expect(canonical(headOf({}, { store: own }))).toBe('https://loja.test/loja-norte/oferta/7');
    const other = { slug: 'frota-sul', name: 'Frota Sul' };
    expect(canonical(headOf({}, { store: other }))).toBe('https://loja.test/oferta/7');
  });

  it('gives hours in their own unit, and never as a mileage', () => {
    const [data] = blocks(headOf({ vehicles: [{ ...vehicle, km: 3500, tipoContador: 'h' }] }));
    expect(data).toHaveProperty('additionalProperty', {
      '@type': 'PropertyValue',
      name: 'Horímetro',
      value: 3500,
      unitCode: 'HUR',
      unitText: 'h',
    });
    expect(data).not.toHaveProperty('mileageFromOdometer');
  });

  it('is a car with its offer and the way to it, for machines', () => {
    const [car, steps] = blocks(headOf());
    expect(car).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Car',
      name: 'Fiat Uno 1.0',
      sku: '7',
      url: 'https://loja.test/oferta/7',
      itemCondition: 'https://schema.org/UsedCondition',
      image: ['https://loja.test/media/0b5f6a6e-0000-4000-8000-000000000001/1200.jpg'],
      brand: { '@type': 'Brand', name: 'Fiat' },
      model: 'Uno',
      vehicleModelDate: '2020',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 45_000, unitCode: 'KMT' },
      fuelType: 'Flex',
      color: 'Azul',
      offers: {
        '@type': 'Offer',
        url: 'https://loja.test/oferta/7',
        priceCurrency: 'BRL',
        price: '45900.00',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        validThrough: '2026-11-21T12:00:00.000Z',
        seller: { '@type': 'Organization', name: 'Loja Norte' },
      },
    });
    expect(steps).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://loja.test/home' },
        { position: 2, name: 'Carros', item: 'https://loja.test/home/1' },
        { position: 3, name: 'Fiat Uno 1.0' },
      ],
    });
  });

  it('is another vehicle where it is no car, and a product where it is a lot', () => {
    const truck = { ...vehicle, categoria: 'Caminhões' };
    expect(blocks(headOf({ vehicles: [truck] }))[0]).toMatchObject({ '@type': 'Vehicle' });
    const lot = blocks(headOf({ vehicles: [vehicle, truck] }))[0];
    expect(lot).toMatchObject({ '@type': 'Product' });
    expect(lot).not.toHaveProperty('brand');
  });

  it('never contains a plate or a chassis number', () => {
    const shown = text(headOf({ vehicles: [{ ...vehicle, placa: 'ABC1D23' }] }));
    expect(shown).not.toContain('ABC1D23');
    expect(shown).not.toContain('9BWZZZ377VT004251');
  });
});

describe('the head of an ended offer', () => {
  const ended = (status: WireOffer['status'], days: number, hasBid = false) =>
    headOf({ status, hasBid, end: new Date(NOW - days * DAY).toISOString() });
  const offerOf = (tags: object[]) => blocks(tags)[0];

  it.each([
    ['V', 'SoldOut'],
    ['X', 'SoldOut'],
    ['E', 'Discontinued'],
    ['A', 'Discontinued'],
  ] as const)('says of %s that it is %s', (status, word) => {
    expect(offerOf(ended(status, 1))).toMatchObject({
      offers: { availability: `https://schema.org/${word}` },
    });
  });

  it('gives a price only where bids made it', () => {
    expect(offerOf(ended('V', 1))).not.toHaveProperty('offers.price');
    expect(offerOf(ended('V', 1, true))).toHaveProperty('offers.price', '30000.00');
  });

  it('is listed for sixty days', () => {
    expect(valueOf(ended('V', 59), 'robots')).toBeUndefined();
    expect(valueOf(ended('V', 60), 'robots')).toBe('noindex, follow');
  });
});
