import { answerSecondChance } from '@patio/contract/sales/second-chances/answer-second-chance.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../../platform/api/saved.ts';

/** Accepts or declines a second chance; the key makes a repeated request harmless (rule 0.8). */
export function sendAnswer(
  offerCode: number,
  accepts: boolean,
  idempotencyKey: string,
): Promise<Saved<null>> {
  const request = { params: { id: offerCode }, body: { aceita: accepts } };
  return saved(async () => {
    await browserCall(answerSecondChance, request, { action: true, idempotencyKey });
    return null;
  });
}
