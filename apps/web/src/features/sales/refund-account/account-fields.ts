import {
  missingBankFields,
  type BankField,
  type BankText,
} from '@patio/domain/sales/cancellations/bank-data.ts';

/** The input for the account that a refund goes to. */
export interface AccountFields {
  readonly bank: string;
  readonly branch: string;
  readonly account: string;
  readonly pix: string;
  readonly holderIsBuyer: boolean | null;
  readonly document: string;
  readonly name: string;
  readonly cep: string;
  /** Only narrows the list of cities (C-80). */
  readonly state: number | null;
  readonly cityCode: number | null;
  readonly street: string;
}

export type AccountField = BankField | BankText | 'state';

export const EMPTY_ACCOUNT: AccountFields = {
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

/** The fields that are still missing (CREQ-09 to CREQ-17). */
export function accountProblems(fields: AccountFields): ReadonlyMap<AccountField, 'required'> {
  const missing: readonly AccountField[] = missingBankFields(fields);
  const all = fields.state === null ? [...missing, 'state' as const] : missing;
  return new Map(all.map((key) => [key, 'required']));
}

/** The fields of a request: flat, trimmed, and without the state, which only narrows the list of cities (C-80). */
export function accountBody(fields: AccountFields) {
  return {
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
