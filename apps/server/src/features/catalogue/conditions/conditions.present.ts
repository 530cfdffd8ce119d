import type { LegalCheck, VehicleCondition } from '@patio/contract/catalogue/conditions/list-conditions.ts';
import { legalItems, type LegalItem } from '@patio/domain/catalogue/conditions/legal-items.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { ConditionRow } from './conditions.store.ts';

/** A vehicle for the legal sheet: every item of the law in order, unmentioned ones as not provided. */
export function presentCondition(row: ConditionRow): VehicleCondition {
  return {
    codigo: row.code,
    legal: legalItems.map((item) => presentCheck(item, row)),
    estadoGeral: row.grade,
    hodometro: row.odometer,
    chassiRemarcado: row.chassis_restamped,
    chaves: row.keys,
    manual: row.manual,
    proprietarios: row.owners,
    notas: (row.notes ?? []).map(({ part, text, severity, photos }) => ({
      parte: part,
      texto: text,
      gravidade: severity,
      fotos: photos.map((guid) => row.addresses?.[guid] ?? `/media/${guid}`),
    })),
  };
}

function presentCheck(item: LegalItem, { legal }: ConditionRow): LegalCheck {
  const said = legal?.find((check) => check.item === item);
  const owed = said?.status === 'consta' ? (said.cents ?? null) : null;
  return {
    item,
    situacao: said?.status ?? 'nao-informado',
    valor: owed === null ? null : reaisFromCentavos(owed),
    quemPaga: said?.status === 'consta' ? (said.payer ?? null) : null,
    observacao: said?.note ?? null,
    verificadoEm: said?.checkedOn ?? null,
    fonte: said?.source ?? null,
  };
}
