import type { VehicleDraft } from '../../features/catalogue/catalogue/public.ts';
import { CATEGORY } from '../../features/catalogue/reference/public.ts';
import type { VehicleLine } from './vehicle-line.ts';

type ImplementDraft = NonNullable<VehicleDraft['implements']>[number];
type TankDraft = NonNullable<VehicleDraft['tanks']>[number];
type Fitting = readonly [maker: string, model: string, width: number, height: number, length: number];

/** Bodies of trucks and trailers, by a word of the version or of the subcategory. Dimensions in metres. */
const FITTINGS: readonly (readonly [word: string, kind: string, fitting: Fitting])[] = [
  ['frigorífico', 'Baú frigorífico', ['Recrusul', 'Isotérmico', 2.6, 2.7, 6.5]],
  ['baú', 'Baú de alumínio', ['Facchini', 'Carga geral', 2.5, 2.6, 7.5]],
  ['sider', 'Sider', ['Librelato', 'Lonado', 2.6, 2.9, 8.5]],
  ['graneleir', 'Graneleiro', ['Randon', 'Grade baixa', 2.6, 1.9, 8.6]],
  ['carroceria', 'Carroceria de madeira', ['Noma', 'Grade baixa', 2.5, 0.6, 6.8]],
  ['basculante', 'Caçamba basculante', ['Rossetti', 'Meia-cana', 2.6, 1.6, 5.2]],
  ['betoneira', 'Betoneira', ['Siti', 'Balão de 8 m³', 2.5, 2.6, 6.2]],
];

/** Returns the implements and tanks of a vehicle; capacities in litres. */
export function fittingsOf(
  line: VehicleLine,
  category: number,
  year: number,
): { implements: ImplementDraft[]; tanks: TankDraft[] } {
  const [, , version, subcategory] = line;
  const text = `${version} ${subcategory}`.toLowerCase();
  const carries =
    category === CATEGORY.trucks || category === CATEGORY.vans || subcategory === 'Sobre chassi';
  const found = carries ? FITTINGS.find(([word]) => text.includes(word)) : undefined;
  return {
    implements:
      found === undefined ? [] : [implementOf(found[1], found[2], year, shareOf(category, subcategory))],
    tanks: tanksOf(category, subcategory),
  };
}

const SHARES: Readonly<Record<string, number>> = { Leve: 0.7, Médio: 0.8, Toco: 0.9 };

/** Length of a body relative to that of a truck with three axles. */
function shareOf(category: number, subcategory: string): number {
  if (category === CATEGORY.vans) return 0.42;
  return SHARES[subcategory] ?? 1;
}

function implementOf(
  kind: string,
  [maker, model, width, height, length]: Fitting,
  year: number,
  share: number,
): ImplementDraft {
  return {
    tipoImplemento: kind,
    fabricante: maker,
    modelo: model,
    anoImplemento: year,
    largura: share < 0.5 ? 1.9 : width,
    altura: share < 0.5 ? Math.min(height, 2) : height,
    comprimento: Math.round(length * share * 10) / 10,
  };
}

function tanksOf(category: number, subcategory: string): TankDraft[] {
  if (subcategory === 'Tanque') {
    return [
      { material: 'Aço carbono', capacidade: 15_000 },
      { material: 'Aço carbono', capacidade: 15_000 },
      { material: 'Aço carbono', capacidade: 15_000 },
    ];
  }
  if (category !== CATEGORY.trucks) return [];
  if (subcategory !== 'Cavalo mecânico') return [{ material: 'Plástico', capacidade: 275 }];
  return [
    { material: 'Alumínio', capacidade: 485 },
    { material: 'Alumínio', capacidade: 330 },
  ];
}
