import type { BankData } from '@patio/domain/sales/cancellations/bank-data.ts';
import { z } from 'zod';
import type { ServerDeps } from '../../../../deps.ts';
import { unseal } from '../../../../platform/secrets/seal.ts';
import { bankDataPlace } from '@patio/domain/sales/cancellations/bank-data-place.ts';

const bankData: z.ZodType<BankData> = z.object({
  bank: z.string(),
  branch: z.string(),
  account: z.string(),
  pix: z.string().nullable(),
  holderIsBuyer: z.boolean(),
  document: z.string(),
  name: z.string(),
  cep: z.string(),
  cityCode: z.number(),
  street: z.string(),
});

/** Bank data that were decrypted. Errors: they are none. */
export const parseBankData = (text: string): BankData => bankData.parse(JSON.parse(text));

/** Decrypted bank data; null if it was encrypted with a missing key. */
export function openBankData(
  { config, logger }: Pick<ServerDeps, 'config' | 'logger'>,
  purchaseCode: number,
  sealed: Buffer,
): BankData | null {
  try {
    return parseBankData(unseal(config, bankDataPlace(purchaseCode), sealed));
  } catch (error) {
    logger.error({ err: error, purchase: purchaseCode }, 'bank data cannot be opened');
    return null;
  }
}
