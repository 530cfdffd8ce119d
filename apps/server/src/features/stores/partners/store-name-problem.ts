import type { FieldMessage } from '@patio/contract/errors/field-texts/field-texts.ts';
import { RESERVED_STORE_NAMES } from '@patio/domain/stores/partners/reserved-names.ts';
import { judgeStoreName } from '@patio/domain/validation/store-name.ts';

const messages = {
  required: 'store-name-required',
  spaces: 'store-name-spaces',
  hyphen: 'store-name-hyphen',
  lowercase: 'store-name-lowercase',
} as const satisfies Record<string, FieldMessage>;

/** The problem of a store name; `taken` for one that the product reserves (C-05), null if it is allowed. */
export function storeNameProblem(name: string): FieldMessage | 'taken' | null {
  const verdict = judgeStoreName(name, RESERVED_STORE_NAMES);
  if (verdict === 'ok') return null;
  return verdict === 'reserved' ? 'taken' : messages[verdict];
}
