import { z } from 'zod';
import { HOUSE } from './bank-house.ts';
import { json, problem, type BankAnswer } from './bank-reply.ts';
import type { BankState } from './bank-records.ts';
import { getCharge, patchCharge, putCharge } from './charge-calls.ts';
import { listDated } from './list-dated.ts';
import { getPayment, getRefund, listPayments, putRefund } from './payment-calls.ts';

/** A call at the bank; its path is below the address of the API. */
export interface BankAsked {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export interface Made {
  readonly now: number;
  /** Letters and digits that nobody can guess. */
  readonly fresh: () => string;
}

const webhookBody = z.object({ webhookUrl: z.url() });

/** What the bank answers to a call whose token is right, and does. */
export function answerCall(state: BankState, asked: BankAsked, made: Made): BankAnswer {
  const { method } = asked;
  const body = valueOf(asked.body);
  const [, first = '', second, third, fourth, ...rest] = asked.path.split('/').map(decoded);
  if (rest.length > 0) return unknown();
  if ((first === 'cob' || first === 'cobv') && second !== undefined && third === undefined) {
    if (method === 'GET') return getCharge(state, first, second);
    if (method === 'PATCH') return patchCharge(state, first, second, body);
    if (method === 'PUT')
      return putCharge(state, { kind: first, txid: second, body }, { now: made.now, token: made.fresh() });
  }
  if (first === 'cobv' && second === undefined && method === 'GET') return listDated(state, asked.query);
  if (first === 'pix' && second === undefined && method === 'GET') return listPayments(state, asked.query);
  if (first === 'pix' && second !== undefined && third === undefined && method === 'GET')
    return getPayment(state, second);
  if (first === 'pix' && second !== undefined && third === 'devolucao' && fourth !== undefined) {
    if (method === 'GET') return getRefund(state, second, fourth);
    if (method === 'PUT')
      return putRefund(
        state,
        { endToEndId: second, id: fourth, body },
        { now: made.now, rtrId: endToEndId('D', made) },
      );
  }
  if (first === 'webhook' && second !== undefined && third === undefined)
    return answerWebhook(state, { method, key: second, body }, made);
  return unknown();
}

/** A name of a payment (`E`) or refund (`D`): bank, minute, and eleven signs. */
export function endToEndId(letter: 'E' | 'D', { now, fresh }: Made): string {
  const minute = new Date(now).toISOString().replaceAll(/\D/g, '').slice(0, 12);
  return `${letter}${HOUSE.ispb}${minute}${fresh().slice(0, 11)}`;
}

function answerWebhook(
  state: BankState,
  { method, key, body }: { method: string; key: string; body: unknown },
  { now }: Made,
): BankAnswer {
  const invalid = 'WebhookOperacaoInvalida';
  if (key !== HOUSE.key) return problem(400, invalid, 'A chave não pertence a este usuário.', 'chave');
  if (method === 'PUT') {
    const read = webhookBody.safeParse(body);
    if (!read.success) return problem(400, invalid, 'Não respeita o schema.', 'webhook.webhookUrl');
    state.webhook = { url: read.data.webhookUrl, createdAt: now };
    return { status: 200, type: 'application/json', body: '' };
  }
  if (method !== 'GET') return unknown();
  if (state.webhook === null) return problem(404, 'WebhookNaoEncontrado');
  const { url, createdAt } = state.webhook;
  return json(200, { webhookUrl: url, cnpj: HOUSE.cnpj, criacao: new Date(createdAt).toISOString() });
}

function unknown(): BankAnswer {
  return problem(404, 'NaoEncontrado');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
