import { ADDRESS_FIELDS, type AddressFields } from '@patio/domain/people/addresses/address-fields.ts';
import { draftOf } from '../../../platform/drafts/drafts.ts';
import { areTexts, entriesOf } from '../../../platform/drafts/tab-draft.ts';
import { isDraftOf } from '../../../platform/drafts/typed-draft.ts';

/** The name of what is typed about an address; null is a new one. */
export function addressDraftName(code: number | null): string {
  return `endereco.${code ?? 'novo'}`;
}

/** Whether an account was typing about an address when its session or the page was lost. */
export function hasAddressDraft(account: number, code: number | null): boolean {
  return isDraftOf(draftOf(addressDraftName(code), account), areAddressFields);
}

/** Whether something stored is what the address form holds. */
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
