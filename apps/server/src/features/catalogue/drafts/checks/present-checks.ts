import type { LegalChecksReply } from '@patio/contract/catalogue/conditions/recorded-check.ts';
import {
  checkedVehicle,
  isOutdated,
  requiredItems,
} from '@patio/domain/catalogue/conditions/legal-checks.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { Config } from '../../../../config/config.ts';
import { latestByVehicle, type CheckRow } from '../../legal-checks/public.ts';

/** The checks of the vehicles of a draft, by the plates that it states now. */
export function presentChecks(
  { rules, vehicleRegister }: Pick<Config, 'rules' | 'vehicleRegister'>,
  rows: readonly CheckRow[],
  plates: readonly (string | null)[],
  now: number,
): LegalChecksReply {
  const terms = rules.legalChecks.publication;
  const vehicles = plates.map((plate) => checkedVehicle(plate, plates.length));
  const counting = new Set(latestByVehicle(rows, plates).flatMap((latest) => latest.map(({ code }) => code)));
  return {
    exigidos: [...requiredItems(terms)],
    consulta: vehicleRegister.local,
    conferencias: rows.map((row) => {
      const vehicle = vehicles.indexOf(row.vehicle);
      return {
        codigo: row.code,
        veiculo: vehicle < 0 ? null : vehicle,
        item: row.item,
        situacao: row.status,
        valor: row.cents === null ? null : reaisFromCentavos(row.cents),
        quemPaga: row.payer,
        fonte: row.source,
        conferidaEm: row.checked_on,
        observacao: row.note,
        automatica: row.by_register,
        vale: counting.has(row.code),
        vencida: isOutdated({ ...row, checkedOn: row.checked_on }, terms, dayOf(now)),
        registrada: { nome: row.recorder, em: isoInstant(row.recorded_at) },
      };
    }),
  };
}
