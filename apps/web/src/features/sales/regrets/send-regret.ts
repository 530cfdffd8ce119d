import { regretPurchase } from '@patio/contract/sales/regrets/regret-purchase.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import type { useAccountForm } from '../refund-account/public.ts';
import { saved, type Saved } from '../../../platform/api/saved.ts';

/** A returned purchase: its number, and whether there is a known payment to refund. */
export interface Regretted {
  readonly protocol: string;
  readonly refund: boolean;
}

/** What is returned, and the refund account; null: the team asks for it. */
export interface RegretRequest {
  readonly offerCode: number;
  readonly bank: ReturnType<typeof useAccountForm>['body'] | null;
}

/** Returns a purchase; the key makes a repeated request harmless (rule 0.8). */
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
