import type { StaffReason } from '@patio/contract/catalogue/reference/staff-reason.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ReasonRow } from './reasons.store.ts';

/** A reason as those who edit it see it. */
export function presentReason(row: ReasonRow): StaffReason {
  return {
    codigo: row.code,
    descricao: row.description,
    descricaoEn: row.description_en,
    exigeTexto: row.needs_text,
    ativo: row.active,
    usos: row.uses,
    versao: row.version,
    por: row.editor,
    em: row.changed_at === null ? null : isoInstant(row.changed_at),
  };
}

/** The values of a reason in the audit log. */
export function reasonValues(row: ReasonRow) {
  const { description, description_en: english, needs_text: needsText, active } = row;
  return { description, english, needsText, active };
}
