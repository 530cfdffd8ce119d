import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { contradictionsOf, plateOf } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import type { MinimumStep } from '@patio/domain/trading/auctions/auction-state.ts';
import type { SaleRight } from '@patio/domain/catalogue/catalogue/sale-right.ts';
import { CATEGORY } from '../../reference/public.ts';
import type { ConditionDraft } from '../../conditions/public.ts';
import type { CityIndex } from './city-index.ts';
import type { Cells } from './columns.ts';
import type { Mapping } from './mapping.ts';
import { collectProblems, type Problem, type Problems } from './problems.ts';
import { readCondition } from './read-condition.ts';
import { readMinimumStep } from './read-minimum-step.ts';
import { readMoney, readUsage, readYears, type Years } from './read-numbers.ts';
import { readSaleRight } from './read-sale-right.ts';
import { readColour, readFlag, readFuel, readGearbox } from './read-words.ts';
import { resolveKind, type Kind } from './resolve-kind.ts';
import { resolvePlace } from './resolve-place.ts';
import { resolveVehicle, type NamedVehicle } from './resolve-vehicle.ts';
import type { VehicleIndex } from './vehicle-index.ts';

/** The reference data for rows. */
export type Knowledge = { vehicles: VehicleIndex; cities: CityIndex };

/** A parsed row. Money in centavos. */
export type OfferRow = {
  vehicle: NamedVehicle;
  kind: Kind;
  years: Years;
  /** Kilometres or hours. */
  usage: number | null;
  counter: 'Km' | 'h';
  fuel: string | null;
  gearbox: string | null;
  colour: string | null;
  plate: string | null;
  /** IBGE */
  city: number | null;
  price: number;
  firstBid: number | null;
  reserve: number | null;
  /** Undefined: the store's default. */
  minimumStep: MinimumStep | undefined;
  acceptsProposals: boolean;
  spotlight: boolean;
  fipeCode: string | null;
  saleRight: SaleRight;
  /** Undefined: not mentioned in the row. */
  condition: ConditionDraft | undefined;
  cells: Cells;
};

export type ReadRow = { row: OfferRow | null; refusals: readonly Problem[]; notices: readonly Problem[] };

/** Parses a row. `row` is null exactly if there are refusals; every problem of the row is among them. */
export function readRow(cells: Cells, mapping: Mapping, knowledge: Knowledge, now: number): ReadRow {
  const problems = collectProblems();
  const row = understand(cells, mapping, knowledge, now, problems);
  const { refusals, notices } = problems;
  return { row: refusals.length > 0 ? null : row, refusals, notices };
}

function understand(
  cells: Cells,
  mapping: Mapping,
  knowledge: Knowledge,
  now: number,
  problems: Problems,
): OfferRow | null {
  const vehicle = resolveVehicle(cells, knowledge.vehicles, problems);
  const price = readMoney(cells, 'preco', problems);
  if (cells.preco === undefined) problems.refuse('preco', reasonOf('price-missing'));
  const years = readYears(cells, now, problems);
  const hours = readUsage(cells, 'horimetro', problems);
  const distance = readUsage(cells, 'km', problems);
  const words = {
    fuel: readFuel(cells, problems),
    gearbox: readGearbox(cells, problems),
    colour: readColour(cells, problems),
    plate: readPlate(cells, problems),
    fipeCode: readFipeCode(cells, problems),
    condition: readCondition(cells, problems),
    saleRight: readSaleRight(cells, problems),
  };
  const city = resolvePlace(cells, knowledge.cities, mapping, problems);
  const kind =
    vehicle &&
    resolveKind(
      cells,
      vehicle.modelName,
      {
        model: vehicle.modelCategory,
        likely: vehicle.likelyCategory,
        standard: mapping.categoria_padrao ?? null,
      },
      problems,
    );
  const money = readTerms(cells, price, problems);
  if (vehicle === null || kind === null || price === null) return null;
  return {
    ...words,
    ...money,
    ...meter(kind.category, hours, distance),
    vehicle,
    kind,
    years,
    city,
    price,
    acceptsProposals: readFlag(cells.aceita_proposta),
    spotlight: readFlag(cells.destaque),
    cells,
  };
}

function readTerms(
  cells: Cells,
  price: number | null,
  problems: Problems,
): Pick<OfferRow, 'firstBid' | 'reserve' | 'minimumStep'> {
  const firstBid = readMoney(cells, 'lance_inicial', problems);
  const reserve = readMoney(cells, 'reserva', problems);
  for (const contradiction of contradictionsOf({ price, firstBid, reserve })) {
    if (contradiction === 'first-bid-above-price')
      problems.refuse('lance_inicial', reasonOf('first-bid-above-price'));
    else problems.refuse('reserva', reasonOf('reserve-below-first-bid'));
  }
  return { firstBid, reserve, minimumStep: readMinimumStep(cells, problems) };
}

/** Machines count hours, trailers nothing, everything else kilometres. */
function meter(
  category: number,
  hours: number | null,
  distance: number | null,
): Pick<OfferRow, 'usage' | 'counter'> {
  if (category === CATEGORY.machines) return { usage: hours ?? distance, counter: 'h' };
  if (category === CATEGORY.implements) return { usage: null, counter: 'Km' };
  return hours !== null && distance === null
    ? { usage: hours, counter: 'h' }
    : { usage: distance, counter: 'Km' };
}

function readFipeCode({ codigo_fipe: text }: Cells, problems: Problems): string | null {
  if (text === undefined) return null;
  const [, digits, check] = /^(\d{6})-?(\d)$/.exec(text) ?? [];
  return digits === undefined
    ? problems.notice('codigo_fipe', reasonOf('not-a-fipe-code', { text }))
    : `${digits}-${check}`;
}

function readPlate(cells: Cells, problems: Problems): string | null {
  if (cells.placa === undefined) return null;
  return plateOf(cells.placa) ?? problems.notice('placa', reasonOf('not-a-plate', { text: cells.placa }));
}
