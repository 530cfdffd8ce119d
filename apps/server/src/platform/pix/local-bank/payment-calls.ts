import { z } from 'zod';
import { centavosOf } from '../pix-amount.ts';
import { json, problem, type BankAnswer } from './bank-reply.ts';
import type { BankState, LocalPayment, LocalRefund } from './bank-records.ts';
import { paymentWire, refundWire } from './charge-wire.ts';
import { pageOf, windowOf } from './page-of.ts';

const refundBody = z.object({ valor: z.string().regex(/^\d{1,10}\.\d{2}$/) });

/** So long after a payment it may be given back. */
const REFUND_WINDOW_MS = 90 * 86_400_000;

/** `GET /pix`: what arrived between two instants. */
export function listPayments(state: BankState, query: Readonly<Record<string, unknown>>): BankAnswer {
  const asked = windowOf(query, 'PixConsultaInvalida');
  if ('refusal' in asked) return asked.refusal;
  const refunded = query.devolucaoPresente === 'true';
  const found = state.payments.filter(
    ({ at, refunds }) => at >= asked.from && at <= asked.to && (!refunded || refunds.length > 0),
  );
  const { parametros, items } = pageOf(found, asked);
  return json(200, { parametros, pix: items.map(paymentWire) });
}

/** `GET /pix/{e2eid}`. */
export function getPayment(state: BankState, endToEndId: string): BankAnswer {
  const payment = find(state, endToEndId);
  return payment ? json(200, paymentWire(payment)) : problem(404, 'PixNaoEncontrado');
}

/** `PUT /pix/{e2eid}/devolucao/{id}`: the same again gets the same answer. */
export function putRefund(
  state: BankState,
  { endToEndId, id, body }: { endToEndId: string; id: string; body: unknown },
  made: { now: number; rtrId: string },
): BankAnswer {
  const payment = find(state, endToEndId);
  if (!payment) return problem(404, 'PixNaoEncontrado');
  const read = refundBody.safeParse(body);
  const centavos = read.success ? (centavosOf(read.data.valor) ?? 0) : 0;
  if (centavos === 0 || !/^[a-zA-Z0-9]{1,35}$/.test(id))
    return problem(400, 'PixDevolucaoInvalida', 'O campo não respeita o schema.', 'devolucao.valor');
  const existing = payment.refunds.find((refund) => refund.id === id);
  if (existing && existing.centavos !== centavos)
    return problem(400, 'PixDevolucaoInvalida', 'O id já foi utilizado.', 'devolucao.id');
  if (existing) return json(201, refundWire(existing));
  if (made.now > payment.at + REFUND_WINDOW_MS)
    return problem(400, 'PixDevolucaoInvalida', 'Passaram mais de 90 dias.', 'devolucao');
  const before = payment.refunds
    .filter(({ status }) => status !== 'NAO_REALIZADO')
    .reduce((sum, refund) => sum + refund.centavos, 0);
  if (before + centavos > payment.centavos)
    return problem(400, 'PixDevolucaoInvalida', 'A devolução excederia o valor do Pix.', 'devolucao.valor');
  const refund: LocalRefund = {
    id,
    rtrId: made.rtrId,
    centavos,
    askedAt: made.now,
    ...statusOf(state, made.now),
  };
  payment.refunds.push(refund);
  return json(201, refundWire(refund));
}

function statusOf({ faults }: BankState, now: number): Pick<LocalRefund, 'status' | 'settledAt'> {
  if (faults.refunds === 'processing') return { status: 'EM_PROCESSAMENTO', settledAt: null };
  if (faults.refunds === 'failed') return { status: 'NAO_REALIZADO', settledAt: null };
  return { status: 'DEVOLVIDO', settledAt: now };
}

/** `GET /pix/{e2eid}/devolucao/{id}`. */
export function getRefund(state: BankState, endToEndId: string, id: string): BankAnswer {
  const refund = find(state, endToEndId)?.refunds.find((one) => one.id === id);
  return refund ? json(200, refundWire(refund)) : problem(404, 'PixDevolucaoNaoEncontrada');
}

function find(state: BankState, endToEndId: string): LocalPayment | undefined {
  return state.payments.find((payment) => payment.endToEndId === endToEndId);
}
