import { depositBankPlace } from '@patio/domain/finance/deposits/transfer.ts';
import type { BankData } from '@patio/domain/sales/cancellations/bank-data.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { seal, unseal } from '../../../../platform/secrets/seal.ts';
import { parseBankData } from '../../../sales/cancellations/public.ts';

/** Encrypts the account to which a deposit goes back. */
export const sealDepositBank = (
  { config }: Pick<ServerDeps, 'config'>,
  deposit: number,
  data: BankData,
): Buffer => seal(config.secretKey, depositBankPlace(deposit), JSON.stringify(data));

/** Decrypts it; null if it was encrypted with a missing key. */
export function openDepositBank(
  { config, logger }: Pick<ServerDeps, 'config' | 'logger'>,
  deposit: number,
  sealed: Buffer,
): BankData | null {
  try {
    return parseBankData(unseal(config, depositBankPlace(deposit), sealed));
  } catch (error) {
    logger.error({ err: error, deposit }, 'the bank data of a deposit cannot be opened');
    return null;
  }
}
