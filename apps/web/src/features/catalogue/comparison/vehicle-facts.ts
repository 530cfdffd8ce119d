import type { WireVehicle } from '@patio/contract/wire/offer.ts';
import { groupThousands } from '@patio/domain/money/format-money.ts';
import { usageText, vehicleView, yearsText } from '../catalogue/public.ts';

/** Facts about the vehicles of an offer: for a lot every value that occurs, figures as a range. Empty where unknown. */
export interface VehicleFacts {
  readonly years: readonly string[];
  readonly usage: readonly string[];
  readonly fuel: readonly string[];
  readonly gearbox: readonly string[];
  readonly colour: readonly string[];
  readonly traction: readonly string[];
  readonly steering: readonly string[];
  readonly doors: readonly string[];
  readonly place: readonly string[];
}

const DOORS = 'Portas';

/** Summarizes the vehicles of an offer for its column. */
export function vehicleFacts(vehicles: readonly WireVehicle[]): VehicleFacts {
  const views = vehicles.map((vehicle) => vehicleView(vehicle));
  const several = vehicles.length > 1;
  return {
    years: several ? yearSpan(vehicles) : distinct(vehicles.map(yearsText)),
    usage: several ? usageSpans(vehicles) : distinct(vehicles.map(usageText)),
    fuel: distinct(views.map(({ fuel }) => fuel)),
    gearbox: distinct(vehicles.map(({ cambio }, at) => views[at]?.gearbox || (cambio ?? ''))),
    colour: distinct(views.map(({ colour }) => colour)),
    traction: distinct(views.map(({ traction }) => traction)),
    steering: distinct(views.map(({ steering }) => steering)),
    doors: distinct(views.map(({ more }) => more.find(({ title }) => title === DOORS)?.value ?? '')),
    place: distinct(views.map(({ place }) => place)),
  };
}

function yearSpan(vehicles: readonly WireVehicle[]): string[] {
  const years = vehicles.flatMap(({ yearModel, yearManufacture }) => yearModel ?? yearManufacture ?? []);
  return years.length === 0 ? [] : [span(Math.min(...years), Math.max(...years), String)];
}

/** Distinguishes kilometres from hours. */
function usageSpans(vehicles: readonly WireVehicle[]): string[] {
  const counters = new Map<string, number[]>();
  for (const { km, tipoContador } of vehicles) {
    if (km !== null) counters.set(tipoContador, [...(counters.get(tipoContador) ?? []), km]);
  }
  return [...counters].map(([counter, values]) => {
    const grouped = (value: number): string => groupThousands(String(value));
    return `${span(Math.min(...values), Math.max(...values), grouped)} ${counter}`.trim();
  });
}

function span(least: number, most: number, text: (value: number) => string): string {
  return least === most ? text(least) : `${text(least)}–${text(most)}`;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values.filter((value) => value !== ''))];
}
