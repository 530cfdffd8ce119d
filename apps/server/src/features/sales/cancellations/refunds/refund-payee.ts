import { z } from 'zod';
import type { ServerDeps } from '../../../../deps.ts';
import { seal, unseal } from '../../../../platform/secrets/seal.ts';
import { openBankData } from '../bank-data/open-bank-data.ts';

const payee = z.object({ nome: z.string(), documento: z.string() });
export type RefundPayee = z.output<typeof payee>;

/** Where a sealed payee belongs: it cannot be opened as that of another purchase. */
export const refundPayeePlace = (purchaseCode: number): string => `refund-payee:${purchaseCode}`;

/** Who is refunded by the bank data at hand, sealed for the record of the sale; null without bank data that can be read. */
export function sealPayee(
  deps: Pick<ServerDeps, 'config' | 'logger'>,
  purchaseCode: number,
  bankData: Buffer | null,
): Buffer | null {
  const data = bankData === null ? null : openBankData(deps, purchaseCode, bankData);
  if (data === null) return null;
  const text = JSON.stringify({ nome: data.name, documento: data.document } satisfies RefundPayee);
  return seal(deps.config.secretKey, refundPayeePlace(purchaseCode), text);
}

/** Who was refunded. Errors: another key, or changed bytes. */
export function readPayee(
  { config }: Pick<ServerDeps, 'config'>,
  purchaseCode: number,
  sealed: Buffer,
): RefundPayee {
  return payee.parse(JSON.parse(unseal(config, refundPayeePlace(purchaseCode), sealed)));
}
