import { acceptCounter } from '@patio/contract/sales/proposals/accept-counter.ts';
import { answerCounter } from '@patio/contract/sales/proposals/answer-counter.ts';
import { requestReview } from '@patio/contract/sales/proposals/request-review.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../../platform/api/saved.ts';

/** Accepts a counter-proposal at the value that was shown (centavos); the key makes a repeated request harmless (rule 0.8). */
export function sendAcceptance(code: number, value: number, idempotencyKey: string): Promise<Saved<null>> {
  const request = { params: { codigo: code }, body: { vllance: reaisFromCentavos(value) } };
  return saved(async () => {
    await browserCall(acceptCounter, request, { action: true, idempotencyKey });
    return null;
  });
}

/** Requests a manual review of a refusal. */
export function sendReview(code: number): Promise<Saved<null>> {
  return saved(async () => {
    await browserCall(requestReview, { params: { codigo: code } }, { action: true });
    return null;
  });
}

/** Answers a counter-proposal with another value (centavos). */
export function sendAnswer(
  code: number,
  { value, message }: { readonly value: number; readonly message: string },
  idempotencyKey: string,
): Promise<Saved<null>> {
  const words = message.trim() === '' ? {} : { mensagem: message.trim() };
  const body = { vllance: reaisFromCentavos(value), ...words };
  return saved(async () => {
    const request = { params: { codigo: code }, body };
    await browserCall(answerCounter, request, { action: true, idempotencyKey });
    return null;
  });
}
