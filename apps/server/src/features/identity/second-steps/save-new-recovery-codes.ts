import { writtenRecoveryCode } from '@patio/domain/identity/second-steps/second-step-code.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { replaceRecoveryCodes, newRecoveryCodes, recoveryCodeHash } from '../authenticators/public.ts';

/** Replaces the recovery codes of an account and returns the new ones, which are shown only this once. */
export async function saveNewRecoveryCodes(
  transaction: Transaction,
  { config }: ServerDeps,
  accountId: number,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryCodeHash(config, accountId, code));
  await replaceRecoveryCodes(transaction, accountId, hashes);
  return codes.map(writtenRecoveryCode);
}
