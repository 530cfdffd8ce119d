import { bankDataPlace } from '@patio/domain/sales/cancellations/bank-data-place.ts';
import type { SecretKeys } from '../../../platform/secrets/secret-keys.ts';
import { unseal } from '../../../platform/secrets/seal.ts';

/** The bank data of a cancellation as its owner gave it; null when another key sealed it. */
export function readBankDataOf(purchaseCode: unknown, sealed: Buffer, keys: SecretKeys): string | null {
  if (typeof purchaseCode !== 'number') return null;
  try {
    return unseal(keys, bankDataPlace(purchaseCode), sealed);
  } catch {
    return null;
  }
}
