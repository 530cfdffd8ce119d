import { fieldProblems, sentValues, type FieldProblem, type FormField } from '../../forms/form-field.ts';
import { parseCep } from '../../validation/cep.ts';

/** The texts of an address, under their names in calls. */
export type AddressText = 'cep' | 'endereco' | 'numeroEndereco' | 'complemento' | 'bairro';

/** An address in a form. */
export interface AddressFields extends Readonly<Record<AddressText, string>> {
  /** IBGE code; null while none is chosen. */
  readonly estado: number | null;
  readonly cidade: number | null;
}

/** Maximum length of each. */
export const ADDRESS_LENGTHS = {
  cep: 20,
  endereco: 200,
  numeroEndereco: 20,
  complemento: 100,
  bairro: 100,
} as const satisfies Readonly<Record<AddressText, number>>;

const AUTOCOMPLETE: Readonly<Record<AddressText, string>> = {
  cep: 'postal-code',
  endereco: 'address-line1',
  numeroEndereco: 'off',
  complemento: 'address-line2',
  bairro: 'address-level3',
};

function field(key: AddressText, more: Partial<FormField<AddressText>> = {}): FormField<AddressText> {
  const maxLength = ADDRESS_LENGTHS[key];
  return { key, name: key, required: true, maxLength, input: { autoComplete: AUTOCOMPLETE[key] }, ...more };
}

/** The texts of an address in the order of the form; state and city are chosen separately (ADDR-01, ADDR-02). */
export const ADDRESS_FIELDS: readonly FormField<AddressText>[] = [
  field('cep', {
    input: { autoComplete: AUTOCOMPLETE.cep, inputMode: 'numeric' },
    // People and browsers write 29160-000; anything that is not a CEP stays as it is.
    sent: cepDigits,
    problem: (cep) => (/^\d+$/.test(cep) ? null : 'characters'),
  }),
  field('endereco'),
  field('numeroEndereco'),
  field('complemento', { required: false }),
  field('bairro'),
];

/** A CEP as it is sent. */
export function cepDigits(text: string): string {
  return parseCep(text) ?? text.trim();
}

/** The problems of an address in a form; empty if it can be saved. */
export function addressProblems(fields: AddressFields): ReadonlyMap<keyof AddressFields, FieldProblem> {
  const sent = sentValues(ADDRESS_FIELDS, fields);
  const problems = new Map<keyof AddressFields, FieldProblem>(fieldProblems(ADDRESS_FIELDS, sent, undefined));
  for (const key of ['estado', 'cidade'] as const) if (fields[key] === null) problems.set(key, 'required');
  return problems;
}
