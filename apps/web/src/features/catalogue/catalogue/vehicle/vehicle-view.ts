import type { WireVehicle } from '@patio/contract/wire/offer.ts';
import { countsHours } from '@patio/domain/catalogue/catalogue/hour-meter.ts';
import { mileageText } from '@patio/domain/catalogue/catalogue/mileage-text.ts';
import { saysSomething } from '@patio/domain/catalogue/catalogue/stated-facts.ts';
import { maskPlate } from '@patio/domain/validation/plate.ts';
import { yearsText } from '../cards/card-view.ts';

/** One vehicle as the offer page shows it; '' where unknown. */
export interface VehicleView {
  readonly code: number;
  readonly name: string;
  readonly category: string;
  readonly categoryCode: number;
  readonly brand: string;
  readonly model: string;
  readonly version: string;
  readonly years: string;
  readonly yearModel: number | null;
  readonly km: number | null;
  readonly usage: string;
  readonly countsHours: boolean;
  readonly plate: string;
  readonly gearbox: string;
  readonly colour: string;
  readonly fuel: string;
  readonly steering: string;
  readonly traction: string;
  readonly place: string;
  /** All other known facts, by title. */
  readonly more: readonly { readonly title: string; readonly value: string }[];
  readonly report: { readonly code: string; readonly name: string } | null;
}

const GEARBOX = 119;
const TITLES = {
  gearbox: 'Câmbio',
  traction: 'Tração',
  steering: 'Tipo de Direção',
  hidden: 'Chassis Remarcado',
} as const;
/** Facts identified by a code have these names, whatever their title. */
const TITLE_OF: Readonly<Record<number, string>> = { [GEARBOX]: TITLES.gearbox, 120: 'Portas' };
const SPECIAL: ReadonlySet<string> = new Set(Object.values(TITLES));

/** Extracts from a vehicle what the offer page shows; "Chassis Remarcado" is never shown (DETL-19 to DETL-23). */
export function vehicleView(vehicle: WireVehicle): VehicleView {
  const information = vehicle.typeVehiclesDto.additionalInformation.filter(
    ({ codigoAdditionalInformation: code, title, value }) => saysSomething(TITLE_OF[code] ?? title, value),
  );
  const titled = (title: string): string => information.find((entry) => entry.title === title)?.value ?? '';
  const gearbox = information.find((entry) => entry.codigoAdditionalInformation === GEARBOX)?.value;
  return {
    code: vehicle.codigo,
    name: [vehicle.marca, vehicle.model, vehicle.version].filter(Boolean).join(' '),
    category: vehicle.categoria,
    categoryCode: vehicle.codigoCategoria,
    brand: vehicle.marca,
    model: vehicle.model,
    version: vehicle.version,
    years: yearsText(vehicle),
    yearModel: vehicle.yearModel,
    km: vehicle.km,
    usage: vehicle.km === null ? '' : mileageText(vehicle.km, vehicle.tipoContador),
    countsHours: countsHours(vehicle.tipoContador),
    plate: vehicle.placa === null ? '' : maskPlate(vehicle.placa),
    gearbox: gearbox ?? titled(TITLES.gearbox),
    colour: vehicle.cor ?? '',
    fuel: vehicle.combustivel ?? '',
    steering: titled(TITLES.steering),
    traction: titled(TITLES.traction),
    place: vehicle.cidade === null ? '' : [vehicle.cidade, vehicle.estado].filter(Boolean).join('/'),
    more: information
      .filter((entry) => entry.codigoAdditionalInformation !== GEARBOX && !SPECIAL.has(entry.title))
      .map(({ title, value }) => ({ title, value })),
    report:
      vehicle.codLaudo === null
        ? null
        : { code: vehicle.codLaudo, name: vehicle.nameLaudo ?? `laudo-${vehicle.codLaudo}.pdf` },
  };
}
