import { isBlank } from '@patio/domain/validation/blank.ts';
import { parseCep } from '@patio/domain/validation/cep.ts';

/** The address form as it stands. */
export interface AddressFields {
  readonly cep: string;
  readonly endereco: string;
  readonly numeroEndereco: string;
  readonly complemento: string;
  readonly bairro: string;
  /** IBGE code; null while none is chosen. */
  readonly estado: number | null;
  readonly cidade: number | null;
}

export type AddressError = 'required' | 'digits';

const TEXTS = ['cep', 'endereco', 'numeroEndereco', 'bairro'] as const;

/** What is wrong with an address; empty when it may be saved (ADDR-01, ADDR-02). */
export function addressErrors(fields: AddressFields): ReadonlyMap<keyof AddressFields, AddressError> {
  const errors = new Map<keyof AddressFields, AddressError>();
  for (const name of TEXTS) if (isBlank(fields[name])) errors.set(name, 'required');
  if (!errors.has('cep') && !/^\d+$/.test(cepDigits(fields.cep))) errors.set('cep', 'digits');
  if (fields.estado === null) errors.set('estado', 'required');
  if (fields.cidade === null) errors.set('cidade', 'required');
  return errors;
}

/** A CEP as it is sent: people and browsers write 29160-000. What is no CEP stays as it is. */
export function cepDigits(text: string): string {
  return parseCep(text) ?? text.trim();
}
