import type { OfferDraft, VehicleDraft } from '../apps/server/src/features/catalogue/catalogue/public.ts';
import type { Database } from '../apps/server/src/platform/db/database.ts';
import { between, pick, type Random } from './seeded-random.ts';

interface StockModel {
  readonly code: number;
  readonly name: string;
  readonly brand_code: number;
  readonly brand: string;
  readonly category_code: number;
}

/** What generated offers are made of: the reference data of the database. */
export interface Stock {
  readonly models: readonly StockModel[];
  readonly subcategories: ReadonlyMap<number, readonly number[]>;
  readonly cities: readonly number[];
}

const models = {
  name: 'seed.models',
  text: `select m.code, m.name, m.brand_code, b.name as brand, m.category_code
         from model m join brand b on b.code = m.brand_code order by m.code`,
} as const;
const subcategories = {
  name: 'seed.subcategories',
  text: 'select category_code, array_agg(code order by code) as codes from subcategory group by 1',
} as const;
const cities = { name: 'seed.cities', text: 'select code from city order by code' } as const;

export async function readStock(database: Database): Promise<Stock> {
  const groups = await database.rows<{ category_code: number; codes: number[] }>(subcategories);
  return {
    models: await database.rows<StockModel>(models),
    subcategories: new Map(groups.map((group) => [group.category_code, group.codes])),
    cities: (await database.rows<{ code: number }>(cities)).map((city) => city.code),
  };
}

const colours = ['Branco', 'Prata', 'Preto', 'Cinza', 'Vermelho', 'Azul', 'Verde', 'Bege'];
const fuels = ['Flex', 'Gasolina', 'Diesel', 'Etanol', 'Elétrico'];
const gearboxes = ['Manual', 'Automático', 'Automatizado'];
const sentences = [
  'Único dono, revisões em dia.',
  'Veículo de frota, manutenção preventiva com notas.',
  'Pneus novos e bateria trocada.',
  'Pequenos riscos na lateral direita.',
  'Documentação em ordem, pronto para transferência.',
  'Ar-condicionado, direção hidráulica e vidros elétricos.',
];

/** An open offer. Popular models come up more often, as on a real market; one offer in twenty is a lot. */
export function generatedOffer(
  stock: Stock,
  random: Random,
  now: number,
  takeGuid: () => string,
): OfferDraft {
  const model = pick(random, stock.models.slice(0, Math.ceil(stock.models.length * random() ** 2) || 1));
  const size = random() < 0.05 ? between(random, 2, 4) : 1;
  const year = between(random, 2008, 2026);
  const price = between(random, 80, 4500) * 10_000;
  const forSale = random() < 0.8;
  return {
    title: `${model.brand} ${model.name} ${year}${size > 1 ? ` — lote com ${size}` : ''}`,
    description: `<p>${[pick(random, sentences), pick(random, sentences), pick(random, sentences)].join(' ')}</p>`,
    tags: `${model.brand} ${model.name}`.toLowerCase(),
    publishedAt: now - 60_000,
    createdAt: now - 60_000,
    spotlight: random() < 0.02,
    acceptsProposals: random() < 0.4,
    buyNowCents: forSale ? price : 0,
    auction: {
      baseCents: Math.round(price * 0.7),
      endAt: now + between(random, 1, 40 * 24) * 3_600_000,
      incrementCents: 10_000,
      softCloseMs: 180_000,
    },
    vehicles: Array.from({ length: size }, () => generatedVehicle(stock, random, model, year)),
    photos: Array.from({ length: between(random, 1, 6) }, () => ({
      guid: takeGuid(),
      drawing: { kind: 'side' },
      width: 1600,
      height: 1000,
    })),
  };
}

function generatedVehicle(stock: Stock, random: Random, model: StockModel, year: number): VehicleDraft {
  return {
    categoryCode: model.category_code,
    subcategoryCode: pick(random, stock.subcategories.get(model.category_code) ?? []),
    brandCode: model.brand_code,
    modelCode: model.code,
    version: `${between(random, 10, 29) / 10} ${pick(random, ['LT', 'EX', 'XL', 'S'])}`,
    yearManufacture: year - 1,
    yearModel: year,
    usage: between(random, 0, 300_000),
    fuel: pick(random, fuels),
    colour: pick(random, colours),
    gearbox: pick(random, gearboxes),
    plate: `ABC${between(random, 1, 9)}D${between(random, 10, 99)}`,
    cityCode: pick(random, stock.cities),
    optionals: [{ title: 'Conforto', items: [{ name: 'Ar-condicionado', stars: between(random, 1, 5) }] }],
  };
}
