import type { FormField } from '../../forms/form-field.ts';
import { PLAIN_INPUT } from '../../forms/inputs.ts';
import type { PurchaseOrder } from '../purchases/purchase-order.ts';

const REFUNDABLE_METHODS: ReadonlySet<string> = new Set(['A', 'EF']);

/**
 * Whether a cancellation needs bank data for a refund (A§5, C-81): there is an order and either its invoice was issued, or its payment was
 * approved by method A or EF.
 */
export function requiresBankData(order: PurchaseOrder | null): boolean {
  if (order === null) return false;
  return (
    order.invoiceIssued ||
    (order.paymentApproved && order.paymentMethod !== null && REFUNDABLE_METHODS.has(order.paymentMethod))
  );
}

/** The destination of a refund: the account and its holder. Numbers as typed (A§5). */
export type BankData = {
  readonly bank: string;
  readonly branch: string;
  readonly account: string;
  /** Never needed. */
  readonly pix: string | null;
  /** Whether the account is the buyer's own. */
  readonly holderIsBuyer: boolean;
  readonly document: string;
  readonly name: string;
  readonly cep: string;
  readonly cityCode: number;
  readonly street: string;
};

/** Bank data as entered: omitted fields are empty or null. */
export type GivenBankData = { readonly [Name in keyof BankData]?: BankData[Name] | null };

export type BankField = Exclude<keyof BankData, 'pix'>;

const NEEDED: readonly BankField[] = [
  'bank',
  'branch',
  'account',
  'holderIsBuyer',
  'document',
  'name',
  'cep',
  'cityCode',
  'street',
];

export type BankText = Exclude<keyof BankData, 'holderIsBuyer' | 'cityCode'>;

/** Maximum length of each text. */
export const BANK_LENGTHS = {
  bank: 100,
  branch: 20,
  account: 30,
  pix: 140,
  document: 20,
  name: 100,
  cep: 20,
  street: 200,
} as const satisfies Readonly<Record<BankText, number>>;

/** A text field of the bank data; browsers must not autofill it. */
export function bankField<Key extends BankText>(key: Key): FormField<Key> {
  return { key, name: key, required: key !== 'pix', maxLength: BANK_LENGTHS[key], input: PLAIN_INPUT };
}

/** The missing fields, in the order of the form; blank fields count as missing (A§5). */
export function missingBankFields(given: GivenBankData): readonly BankField[] {
  return NEEDED.filter((name) => {
    const value = given[name] ?? null;
    return value === null || (typeof value === 'string' && value.trim() === '');
  });
}

/** The data if nothing is missing; otherwise null. */
export function completeBankData(given: GivenBankData): BankData | null {
  const { bank, branch, account, holderIsBuyer, document, name, cep, cityCode, street } = given;
  if (!bank || !branch || !account || !document || !name || !cep || !street) return null;
  if (typeof holderIsBuyer !== 'boolean' || !cityCode || missingBankFields(given).length > 0) return null;
  const pix = given.pix?.trim() || null;
  return { bank, branch, account, pix, holderIsBuyer, document, name, cep, cityCode, street };
}
