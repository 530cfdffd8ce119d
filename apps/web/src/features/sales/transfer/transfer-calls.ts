import { CallFailure } from '@patio/api-client/call-failure.ts';
import { getOwnTransfer } from '@patio/contract/sales/transfer/get-own-transfer.ts';
import { sendOwnTransferStep } from '@patio/contract/sales/transfer/send-own-transfer-step.ts';
import type { Transfer } from '@patio/contract/sales/transfer/transfer.ts';
import { undoOwnTransferStep } from '@patio/contract/sales/transfer/undo-own-transfer-step.ts';
import type { Request } from '@patio/contract/route/define-route.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

export type Step = Transfer['etapas'][number];

/** What a change gives: the transfer as it stands, or the message of the refusal, '' if it has none. */
export type Outcome = { readonly transfer: Transfer | null } | { readonly refusal: string };

/** The transfer of a purchase of the user; null: it has none. Errors: `CallFailure`. */
export async function loadTransfer(code: number): Promise<Transfer | null> {
  return (await browserCall(getOwnTransfer, { params: { id: code } })).data;
}

/** Marks a step of the buyer, with its proof. */
export function sendStep(
  code: number,
  etapa: Step['etapa'],
  body: NonNullable<Request<typeof sendOwnTransferStep>['body']>,
): Promise<Outcome> {
  return outcomeOf(() =>
    browserCall(sendOwnTransferStep, { params: { id: code, etapa }, body }, { action: true }),
  );
}

/** Takes back a step that nobody has confirmed. */
export function undoStep(
  code: number,
  etapa: Step['etapa'],
  body: NonNullable<Request<typeof undoOwnTransferStep>['body']>,
): Promise<Outcome> {
  return outcomeOf(() =>
    browserCall(undoOwnTransferStep, { params: { id: code, etapa }, body }, { action: true }),
  );
}

async function outcomeOf(call: () => Promise<{ readonly data: Transfer | null }>): Promise<Outcome> {
  try {
    return { transfer: (await call()).data };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return { refusal: failure.erros[0] ?? '' };
  }
}
