import type { BankData } from '@patio/domain/sales/cancellations/bank-data.ts';
import { z } from 'zod';
import type { ServerDeps } from '../../../../deps.ts';
import { seal, unseal } from '../../../../platform/secrets/seal.ts';
import { openBankData } from '../bank-data/open-bank-data.ts';

const payee = z.object({ nome: z.string(), documento: z.string() });
export type RefundPayee = z.output<typeof payee>;

/** The location that a sealed payee is bound to: it cannot be decrypted as that of another purchase. */
export const refundPayeePlace = (purchaseCode: number): string => `refund-payee:${purchaseCode}`;

/** The payee by the bank data, encrypted for the record of the sale; without readable bank data, who stands in the record, or null. */
export function sealPayee(
  deps: Pick<ServerDeps, 'config' | 'logger'>,
  purchaseCode: number,
  { bank_data: bankData, payee: known }: { readonly bank_data: Buffer | null; readonly payee: Buffer | null },
): Buffer | null {
  const data = bankData === null ? null : openBankData(deps, purchaseCode, bankData);
  return data === null ? known : sealPayeeOf(deps, purchaseCode, data);
}

/** The same of bank data that are decrypted. */
export function sealPayeeOf(deps: Pick<ServerDeps, 'config'>, purchaseCode: number, data: BankData): Buffer {
  const text = JSON.stringify({ nome: data.name, documento: data.document } satisfies RefundPayee);
  return seal(deps.config.secretKey, refundPayeePlace(purchaseCode), text);
}

/** The payee of a refund. Errors: another key, or changed bytes. */
export function readPayee(
  { config }: Pick<ServerDeps, 'config'>,
  purchaseCode: number,
  sealed: Buffer,
): RefundPayee {
  return payee.parse(JSON.parse(unseal(config, refundPayeePlace(purchaseCode), sealed)));
}
