import type { SeededRandom } from '@patio/pictures/drawing/seeded-random.ts';
import type { VehicleDraft } from '../../features/catalogue/catalogue/public.ts';
import { CATEGORY } from '../../features/catalogue/reference/public.ts';
import type { VehicleLine } from './vehicle-line.ts';

type AdditionalDraft = NonNullable<VehicleDraft['additional']>[number];

/** Codes of the additional information; screens know 119 and 120 by number (B§3). */
const INFORMATION = {
  gearbox: [119, 'Câmbio'],
  doors: [120, 'Portas'],
  traction: [121, 'Tração'],
  steering: [122, 'Tipo de Direção'],
  chassis: [123, 'Chassis Remarcado'],
  seats: [124, 'Lugares'],
  axles: [125, 'Configuração de eixos'],
  power: [126, 'Potência ou peso operacional'],
  keys: [127, 'Chave reserva'],
  origin: [128, 'Procedência'],
  cab: [129, 'Cabine'],
} as const;

/** Returns the additional facts of a vehicle. */
export function additionalOf(line: VehicleLine, category: number, random: SeededRandom): AdditionalDraft[] {
  const [, , version, subcategory, , gearbox, , , , detail] = line;
  const found: AdditionalDraft[] = [];
  const addFact = (key: keyof typeof INFORMATION, value: string | null) => {
    const [codigoAdditionalInformation, title] = INFORMATION[key];
    if (value !== null && value !== '') found.push({ codigoAdditionalInformation, title, value });
  };
  addFact('gearbox', gearbox);
  if (category === CATEGORY.cars || category === CATEGORY.vans) {
    addFact('doors', detail);
    addFact('traction', tractionOf(version, category));
    addFact(
      'steering',
      version === '1300' ? 'Mecânica' : random.pick(['Elétrica', 'Hidráulica', 'Elétrica']),
    );
    addFact('keys', random.pick(['Sim', 'Não']));
  }
  if (category === CATEGORY.trucks) {
    addFact('axles', detail);
    addFact('traction', detail);
    addFact('steering', 'Hidráulica');
    addFact('cab', subcategory === 'Cavalo mecânico' ? 'Leito' : 'Simples');
  }
  if (category === CATEGORY.buses) {
    addFact('seats', detail);
    addFact('traction', version.includes('RSD') ? '6x2' : '4x2');
    addFact('steering', 'Hidráulica');
  }
  if (category === CATEGORY.machines) addFact('power', detail);
  if (category === CATEGORY.implements) addFact('axles', detail);
  addFact(
    'origin',
    random.pick(['Frota própria', 'Renovação de frota', 'Particular', 'Retomado por banco', 'Locadora']),
  );
  if (category !== CATEGORY.machines) addFact('chassis', random.next() < 0.04 ? 'Sim' : 'Não');
  return found;
}

function tractionOf(version: string, category: number): string {
  if (version.includes('4x4')) return '4x4';
  return category === CATEGORY.cars ? 'Dianteira' : '4x2';
}
