import { moneyValues } from './ptbr/audit-of-money.ts';
import { actions } from './ptbr/audit-actions.ts';
import { fields } from './ptbr/audit-fields.ts';
import { kinds } from './ptbr/audit-kinds.ts';
import { auditValues } from './ptbr/audit-values.ts';
import type { AuditWords } from './audit-words.ts';

/** The audit log in Portuguese. */
export const auditWords: AuditWords = {
  house: 'Equipe da casa',
  command: (name) => `Comando ${name}`,
  ofVehicle: (place) => `(veículo ${place})`,
  yes: 'Sim',
  no: 'Não',
  actions,
  kinds,
  fields,
  values: { ...auditValues, ...moneyValues },
};
