import { moneyValues } from './en/audit-of-money.ts';
import { actions } from './en/audit-actions.ts';
import { fields } from './en/audit-fields.ts';
import { kinds } from './en/audit-kinds.ts';
import { auditValues } from './en/audit-values.ts';
import type { AuditWords } from './audit-words.ts';

/** The audit log in English. */
export const auditWords: AuditWords = {
  house: 'The house team',
  command: (name) => `Command ${name}`,
  ofVehicle: (place) => `(vehicle ${place})`,
  yes: 'Yes',
  no: 'No',
  actions,
  kinds,
  fields,
  values: { ...auditValues, ...moneyValues },
};
