import type { VehicleBody } from '@patio/pictures/vehicle-body.ts';
import { CATEGORY } from '../../features/catalogue/reference/public.ts';
import type { VehicleLine } from './vehicle-line.ts';

/** The illustration of a vehicle: the body with its cab and load, and the number of axles if it varies. */
export interface Illustration {
  readonly body: VehicleBody;
  readonly axles?: number;
  readonly spaced?: boolean;
}

type Choose = (line: VehicleLine) => Illustration | null;

const AXLES: Readonly<Record<string, number>> = { '4x2': 2, '6x2': 3, '6x4': 3, '8x2': 4 };

const BY_CATEGORY: Readonly<Record<number, Choose>> = {
  [CATEGORY.cars]: carOf,
  [CATEGORY.vans]: vanOf,
  [CATEGORY.machines]: machineOf,
  [CATEGORY.buses]: busOf,
  [CATEGORY.trucks]: truckOf,
  [CATEGORY.implements]: implementOf,
};

/** Returns what to draw for a vehicle of a line; null if no drawing would match, because a wrong one is worse than none. */
export function illustrationOf(category: number, line: VehicleLine): Illustration | null {
  return BY_CATEGORY[category]?.(line) ?? null;
}

const CARS: Readonly<Record<string, VehicleBody>> = {
  Hatch: 'hatch',
  Sedã: 'sedan',
  SUV: 'suv',
  Perua: 'wagon',
  Minivan: 'minivan',
  Cupê: 'coupe',
};

/** Distinctive shapes that no body here has. */
const OWN_SHAPES = ['Fusca', 'T4', 'Kombi'];

function carOf([, model, version, subcategory]: VehicleLine): Illustration | null {
  if (OWN_SHAPES.includes(model)) return null;
  if (subcategory === 'Picape')
    return { body: version.includes('Cabine Simples') ? 'single-cab-pickup' : 'pickup' };
  const body = CARS[subcategory];
  return body === undefined ? null : { body };
}

function vanOf([, model, version, subcategory]: VehicleLine): Illustration | null {
  if (OWN_SHAPES.includes(model)) return null;
  if (subcategory === 'Furgão' || subcategory === 'Furgoneta') return { body: 'van' };
  if (subcategory === 'Van de passageiros') return { body: 'minibus' };
  if (version.includes('baú')) return { body: 'box-truck', axles: 2 };
  return version.includes('carroceria') ? { body: 'flatbed-truck', axles: 2 } : null;
}

const MACHINES: Readonly<Record<string, VehicleBody>> = {
  Escavadeira: 'excavator',
  Retroescavadeira: 'backhoe',
  'Pá carregadeira': 'wheel-loader',
};

function machineOf([, , version, subcategory]: VehicleLine): Illustration | null {
  // The illustrated tractor has a closed cab.
  if (subcategory === 'Trator agrícola')
    return version.includes('Cabinado') ? { body: 'farm-tractor' } : null;
  const body = MACHINES[subcategory];
  return body === undefined ? null : { body };
}

function busOf([brand, , version, subcategory]: VehicleLine): Illustration {
  if (brand === 'Iveco') return { body: 'minibus' };
  if (subcategory !== 'Rodoviário') return { body: 'bus' };
  return { body: 'coach', axles: version.includes('RSD') ? 3 : 2 };
}

function truckOf([, , version, subcategory, , , , , , detail]: VehicleLine): Illustration | null {
  const axles = AXLES[detail] ?? 2;
  if (subcategory === 'Cavalo mecânico') return { body: 'tractor-unit', axles };
  if (subcategory === 'Basculante') return { body: 'tipper', axles };
  if (/baú|sider/i.test(version)) return { body: 'box-truck', axles };
  if (/graneleiro/i.test(version)) return { body: 'grain-truck', axles };
  return /carroceria/i.test(version) ? { body: 'flatbed-truck', axles } : null;
}

const SEMI_TRAILERS: Readonly<Record<string, VehicleBody>> = {
  Graneleiro: 'grain-trailer',
  Sider: 'box-trailer',
  'Carreta baú': 'box-trailer',
  'Baú frigorífico': 'box-trailer',
  Tanque: 'tank-trailer',
  Basculante: 'tipper-trailer',
  'Carga seca': 'flatbed-trailer',
};

function implementOf([, , version, subcategory, , , , , , detail]: VehicleLine): Illustration | null {
  if (subcategory === 'Dolly') return { body: 'dolly' };
  const body = SEMI_TRAILERS[subcategory];
  if (body === undefined || !detail.startsWith('3 eixos') || version.startsWith('Caçamba')) return null;
  return { body, axles: 3, ...(detail.includes('espaçados') ? { spaced: true } : {}) };
}
