import { regretPurchase } from '@patio/contract/regrets/regret-purchase.ts';
import { browserCall } from '../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../platform/api/saved.ts';

/** A purchase that was taken back: its number, and whether a payment is known that comes back. */
export interface Regretted {
  readonly protocol: string;
  readonly refund: boolean;
}

/** Takes a purchase back; the key makes a second sending harmless (rule 0.8). */
export function sendRegret(offerCode: number, idempotencyKey: string): Promise<Saved<Regretted>> {
  const request = { body: { cdOfrta: offerCode } };
  return saved(async () => {
    const { data } = await browserCall(regretPurchase, request, { action: true, idempotencyKey });
    return { protocol: data.protocolo, refund: data.devolucao };
  });
}
