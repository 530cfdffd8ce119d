import { ADDRESS_FIELDS, type AddressFields } from '@patio/domain/people/addresses/address-fields.ts';
import { draftOf } from '../../../platform/drafts/drafts.ts';
import { areTexts, entriesOf } from '../../../platform/drafts/tab-draft.ts';
import { isDraftOf } from '../../../platform/drafts/typed-draft.ts';

/** The name of an address draft; null is a new address. */
export function addressDraftName(code: number | null): string {
  return `endereco.${code ?? 'novo'}`;
}

/** Whether an account was editing an address when its session or the page was lost. */
export function hasAddressDraft(account: number, code: number | null): boolean {
  return isDraftOf(draftOf(addressDraftName(code), account), areAddressFields);
}

/** Whether a stored value has the shape of the address form. */
export function areAddressFields(stored: unknown): stored is AddressFields {
  const entries = entriesOf(stored);
  const isPlace = (value: unknown): boolean => value === null || typeof value === 'number';
  return (
    isPlace(entries.get('estado')) &&
    isPlace(entries.get('cidade')) &&
    areTexts(
      stored,
      ADDRESS_FIELDS.map(({ key }) => key),
    )
  );
}
