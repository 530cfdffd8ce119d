import type { SeededRandom } from '@patio/pictures/drawing/seeded-random.ts';
import type { VehicleDraft } from '../../features/catalogue/catalogue/public.ts';
import { CATEGORY, subcategoryCode } from '../../features/catalogue/reference/public.ts';
import { additionalOf } from './additional.ts';
import type { DemoCodes } from '../demo-codes.ts';
import type { DemoReferences } from './demo-references.ts';
import { fittingsOf } from './fittings.ts';
import { illustrationOf, type Illustration } from './illustration.ts';
import { optionalsOf } from './optionals.ts';
import { PRESENT_YEAR } from './present-year.ts';
import type { VehicleLine } from './vehicle-line.ts';

/** A vehicle with all facts of its offer. Price in centavos. */
export interface DemoVehicle {
  readonly draft: VehicleDraft;
  readonly name: string;
  /** Brand and model, for titles: the version is shown below (CARD-09). */
  readonly shortName: string;
  /** Null: it has no illustration. */
  readonly illustration: Illustration | null;
  readonly colour: string;
  readonly priceCents: number;
  readonly usage: number;
  readonly category: number;
  readonly seed: string;
}

type Colours = readonly [string, ...string[]];

const COLOURS: Readonly<Record<number, Colours>> = {
  [CATEGORY.cars]: [
    'Branca',
    'Prata',
    'Preta',
    'Cinza',
    'Vermelha',
    'Azul',
    'Branca',
    'Prata',
    'Preta',
    'Cinza',
    'Vinho',
    'Verde',
    'Marrom',
    'Bege',
  ],
  [CATEGORY.vans]: ['Branca', 'Branca', 'Branca', 'Prata', 'Cinza', 'Azul'],
  [CATEGORY.machines]: ['Amarela'],
  [CATEGORY.buses]: ['Branca', 'Branca', 'Prata', 'Azul', 'Amarela'],
  [CATEGORY.trucks]: ['Branca', 'Branca', 'Prata', 'Vermelha', 'Azul', 'Verde', 'Preta', 'Amarela'],
  [CATEGORY.implements]: ['Cinza', 'Branca', 'Vermelha', 'Azul'],
};

const BRAND_COLOURS: Readonly<Record<string, string>> = {
  'John Deere': 'Verde',
  'Massey Ferguson': 'Vermelha',
  'New Holland': 'Azul',
  'Case IH': 'Vermelha',
  Valtra: 'Amarela',
};

/** Use per year: kilometres, or hours of a machine. */
const USE_PER_YEAR: Readonly<Record<number, number>> = {
  [CATEGORY.cars]: 13_500,
  [CATEGORY.vans]: 29_000,
  [CATEGORY.machines]: 920,
  [CATEGORY.buses]: 46_000,
  [CATEGORY.trucks]: 62_000,
};

/** Returns one vehicle of a line with consistent year, use, colour and price. */
export function makeVehicle(
  line: VehicleLine,
  place: readonly [city: string, uf: string],
  facts: {
    category: number;
    plate: string;
    codes: DemoCodes;
    references: Pick<DemoReferences, 'codeOf'>;
    random: SeededRandom;
  },
): DemoVehicle {
  const { category, plate, codes, references, random } = facts;
  const [brand, model, version, subcategory, fuel, gearbox, firstYear, lastYear] = line;
  const yearManufacture = Math.floor(random.between(firstYear, lastYear + 1));
  const yearModel = yearManufacture + (random.next() < 0.45 && yearManufacture < PRESENT_YEAR ? 1 : 0);
  const use = useOf(category, yearManufacture, random);
  const colour = BRAND_COLOURS[brand] ?? random.pick(COLOURS[category] ?? ['Branca']);
  const fipeCode = references.codeOf(brand, model, version, yearModel);
  const isRolling = category !== CATEGORY.machines;
  return {
    name: [brand, model, version].filter((part) => part !== '').join(' '),
    shortName: `${brand} ${model}`,
    illustration: illustrationOf(category, line),
    colour,
    priceCents: priceOf(line, category, yearManufacture, random),
    usage: use,
    category,
    seed: `demo-${plate}`,
    draft: {
      categoryCode: category,
      subcategoryCode: subcategoryCode(category, subcategory),
      brandCode: codes.brand(brand),
      modelCode: codes.model(category, brand, model),
      version,
      yearManufacture,
      yearModel,
      usage: category === CATEGORY.implements ? null : use,
      counter: isRolling ? 'Km' : 'h',
      fuel,
      colour,
      gearbox,
      plate: isRolling && subcategory !== 'Implemento agrícola' ? plate : null,
      cityCode: codes.city(place[0], place[1]),
      ...(fipeCode === undefined ? {} : { fipeCode }),
      additional: additionalOf(line, category, random),
      optionals: optionalsOf(line, category, random),
      ...fittingsOf(line, category, yearManufacture),
    },
  };
}

function useOf(category: number, year: number, random: SeededRandom): number {
  const perYear = USE_PER_YEAR[category] ?? 0;
  const years = Math.min(PRESENT_YEAR - year + 0.4, 22);
  const rough = perYear * years * random.between(0.55, 1.3);
  return (
    Math.round(rough / (category === CATEGORY.machines ? 5 : 37)) * (category === CATEGORY.machines ? 5 : 37)
  );
}

function priceOf(line: VehicleLine, category: number, year: number, random: SeededRandom): number {
  const [, , , , , , , lastYear, thousands] = line;
  const yearly = category === CATEGORY.cars || category === CATEGORY.vans ? 0.925 : 0.935;
  const reais = thousands * 1000 * yearly ** (lastYear - year) * random.between(0.94, 1.05);
  const step = reais < 150_000 ? 1000 : 5000;
  const rounded = Math.max(step, Math.round(reais / step) * step);
  return (rounded < 150_000 ? rounded - 100 : rounded) * 100;
}
