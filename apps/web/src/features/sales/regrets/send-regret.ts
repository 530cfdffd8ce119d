import { regretPurchase } from '@patio/contract/sales/regrets/regret-purchase.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import type { useAccountForm } from '../refund-account/public.ts';
import { saved, type Saved } from '../../../platform/api/saved.ts';

/** A purchase that was taken back: its number, and whether a payment is known that comes back. */
export interface Regretted {
  readonly protocol: string;
  readonly refund: boolean;
}

/** What is taken back, and where its money goes; null: the team asks for that. */
export interface RegretRequest {
  readonly offerCode: number;
  readonly bank: ReturnType<typeof useAccountForm>['body'] | null;
}

/** Takes a purchase back; the key makes a second sending harmless (rule 0.8). */
export function sendRegret(
  { offerCode, bank }: RegretRequest,
  idempotencyKey: string,
): Promise<Saved<Regretted>> {
  const request = { body: { cdOfrta: offerCode, ...bank } };
  return saved(async () => {
    const { data } = await browserCall(regretPurchase, request, { action: true, idempotencyKey });
    return { protocol: data.protocolo, refund: data.devolucao };
  });
}
