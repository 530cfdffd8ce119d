import type { StoredCause } from '@patio/domain/sales/sale-terms/stored-cause.ts';
import type { CorrectedField } from '@patio/contract/sales/sale-terms/offered-change.ts';
import type { WithdrawalCause } from '@patio/contract/sales/sale-terms/get-sale-terms.ts';
import type { OfferedChange, OfferedField } from '@patio/domain/catalogue/catalogue/offered-change.ts';

/** A change as stored with a correction. */
export type StoredChange = Pick<OfferedChange, 'field' | 'vehicle' | 'before' | 'after'>;

const FIELDS: Readonly<Partial<Record<OfferedField, CorrectedField>>> = {
  title: 'titulo',
  version: 'versao',
  plate: 'placa',
  yearManufacture: 'anoFabricacao',
  yearModel: 'anoModelo',
  usage: 'km',
  colour: 'cor',
  fuel: 'combustivel',
  grade: 'estadoGeral',
  odometer: 'hodometro',
  chassisRestamped: 'chassiRemarcado',
  keys: 'chaves',
  manual: 'manual',
  owners: 'proprietarios',
  legal: 'legal',
  notes: 'avarias',
};

/** A change in calls; plates in their public form. Changes of facts that cannot be corrected are left out. */
export function wireChanges(changes: readonly StoredChange[]) {
  return changes.flatMap(({ field, vehicle, before, after }) => {
    const campo = FIELDS[field];
    if (campo === undefined) return [];
    const shown = (value: StoredChange['before']) =>
      field === 'plate' && typeof value === 'string' ? `***-${value.slice(-4)}` : value;
    return [
      { veiculo: vehicle === null ? null : vehicle + 1, campo, antes: shown(before), depois: shown(after) },
    ];
  });
}

export const STORED_CAUSES = {
  'ordem-judicial': 'court-order',
  'divida-paga': 'debt-paid',
  furto: 'theft',
  'perda-total': 'total-loss',
} as const satisfies Record<WithdrawalCause, StoredCause>;

export const WIRE_CAUSES = {
  'court-order': 'ordem-judicial',
  'debt-paid': 'divida-paga',
  theft: 'furto',
  'total-loss': 'perda-total',
} as const satisfies Record<StoredCause, WithdrawalCause>;
