import { isDraftOf } from '../../../platform/drafts/typed-draft.ts';
import { draftOf } from '../../../platform/drafts/drafts.ts';
import type { AddressFields } from './address-fields.ts';

/** The name of what is typed about an address; null is a new one. */
export function addressDraftName(code: number | null): string {
  return `endereco.${code ?? 'novo'}`;
}

/** Whether an account was typing about an address when its session or the page was lost. */
export function hasAddressDraft(account: number, code: number | null): boolean {
  return isDraftOf(draftOf(addressDraftName(code), account), areAddressFields);
}

/** Whether something kept is what the address form holds. */
export function areAddressFields(kept: unknown): kept is AddressFields {
  if (typeof kept !== 'object' || kept === null) return false;
  const value = (name: string): unknown => Reflect.get(kept, name);
  const texts = ['cep', 'endereco', 'numeroEndereco', 'complemento', 'bairro'];
  return (
    texts.every((name) => typeof value(name) === 'string') &&
    ['estado', 'cidade'].every((name) => value(name) === null || typeof value(name) === 'number')
  );
}
