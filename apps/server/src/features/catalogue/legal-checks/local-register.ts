import { legalItems, type LegalItem } from '@patio/domain/catalogue/conditions/legal-items.ts';
import type { NewCheck } from './legal-checks.store.ts';
import type { VehicleRegister } from './vehicle-register.ts';

const SOURCE = 'Registro de demonstração';

type Finding = Partial<Record<LegalItem, { readonly cents: number | null; readonly note: string }>>;

/** What is on record by the last digit of a plate; the other digits have nothing. */
const BY_DIGIT: Readonly<Record<string, Finding>> = {
  '6': { multas: { cents: 29_347, note: 'Duas multas de trânsito.' } },
  '7': { 'alienacao-fiduciaria': { cents: null, note: 'Financiamento ativo.' } },
  '8': { 'restricao-judicial': { cents: null, note: 'Penhora registrada.' } },
  '9': { ipva: { cents: 138_412, note: 'Exercício em aberto.' } },
};

/**
 * A register of invented answers for demos and tests: the same plate is answered the same every time. Plates that begin with ROU are stolen,
 * with NAO unknown, and with OFF find it out of order. It is never used in production.
 */
export const localRegister: VehicleRegister = {
  async legalStatus(plate) {
    if (plate.startsWith('OFF')) return { kind: 'unavailable' };
    if (plate.startsWith('NAO')) return { kind: 'unknown' };
    const stolen: Finding = plate.startsWith('ROU')
      ? { 'furto-roubo': { cents: null, note: 'Boletim de ocorrência ativo.' } }
      : {};
    const findings = { ...BY_DIGIT[plate.slice(-1)], ...stolen };
    return { kind: 'found', checks: legalItems.map((item) => checkOf(item, findings)) };
  },
};

function checkOf(item: LegalItem, findings: Finding): Omit<NewCheck, 'checkedOn'> {
  const found = findings[item];
  return {
    item,
    status: found === undefined ? 'nada-consta' : 'consta',
    cents: found?.cents ?? null,
    payer: null,
    source: SOURCE,
    note: found?.note ?? null,
  };
}
