import { isBlank } from '@patio/domain/validation/blank.ts';
import { missingBankFields, type BankField } from '@patio/domain/cancellations/bank-data.ts';

/** The cancellation screen's form as it stands. */
export interface RequestFields {
  readonly reason: number | null;
  readonly text: string;
  readonly bank: string;
  readonly branch: string;
  readonly account: string;
  readonly pix: string;
  readonly holderIsBuyer: boolean | null;
  readonly document: string;
  readonly name: string;
  readonly cep: string;
  /** Only chooses the cities (C-80). */
  readonly state: number | null;
  readonly cityCode: number | null;
  readonly street: string;
}

export type RequestField = BankField | 'reason' | 'text' | 'state';

export const EMPTY_REQUEST: RequestFields = {
  reason: null,
  text: '',
  bank: '',
  branch: '',
  account: '',
  pix: '',
  holderIsBuyer: null,
  document: '',
  name: '',
  cep: '',
  state: null,
  cityCode: null,
  street: '',
};

/** The fields that are still missing (CREQ-06, CREQ-07, CREQ-13 to CREQ-17); those of the bank only where it is asked for. */
export function missingFields(fields: RequestFields, bankNeeded: boolean): ReadonlySet<RequestField> {
  const missing = new Set<RequestField>();
  if (fields.reason === null) missing.add('reason');
  if (isBlank(fields.text)) missing.add('text');
  if (!bankNeeded) return missing;
  for (const name of missingBankFields(fields)) missing.add(name);
  if (fields.state === null) missing.add('state');
  return missing;
}

/** What the call carries: the explanation trimmed, bank data flat, and no state (C-80). */
export function requestBody(code: number, fields: RequestFields, bankNeeded: boolean) {
  const terms = { cdOfrta: code, cdJustf: fields.reason, obsJustf: fields.text.trim() };
  if (!bankNeeded) return terms;
  return {
    ...terms,
    banco: fields.bank.trim(),
    agencia: fields.branch.trim(),
    conta: fields.account.trim(),
    pix: fields.pix.trim() || null,
    titular: fields.holderIsBuyer,
    cpf: fields.document.trim(),
    nome: fields.name.trim(),
    cep: fields.cep.trim(),
    cidade: fields.cityCode,
    endereco: fields.street.trim(),
  };
}

/** The form without bank data, which is never kept in the storage of a browser. */
export function withoutBank({ reason, text }: RequestFields): RequestFields {
  return { ...EMPTY_REQUEST, reason, text };
}

/** Whether something kept is what this form holds. */
export function areRequestFields(kept: unknown): kept is RequestFields {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    Object.entries(EMPTY_REQUEST).every(([name, empty]) => {
      const value: unknown = Reflect.get(kept, name);
      if (typeof empty === 'string') return typeof value === 'string';
      return value === null || typeof value === (name === 'holderIsBuyer' ? 'boolean' : 'number');
    })
  );
}
