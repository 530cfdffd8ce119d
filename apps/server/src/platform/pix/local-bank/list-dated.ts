import { json, type BankAnswer } from './bank-reply.ts';
import type { BankState } from './bank-records.ts';
import { chargeWire } from './charge-wire.ts';
import { pageOf, windowOf } from './page-of.ts';

/** `GET /cobv`: charges with a due date that were made between two instants. */
export function listDated(state: BankState, query: Readonly<Record<string, unknown>>): BankAnswer {
  const asked = windowOf(query, 'CobVConsultaInvalida');
  if ('refusal' in asked) return asked.refusal;
  const status = typeof query['status'] === 'string' ? query['status'] : null;
  const found = state.charges.filter(
    (charge) =>
      charge.kind === 'cobv' &&
      charge.createdAt >= asked.from &&
      charge.createdAt <= asked.to &&
      (status === null || charge.status === status),
  );
  const { parametros, items } = pageOf(found, asked);
  return json(200, {
    parametros: { ...parametros, ...(status === null ? {} : { status }) },
    cobs: items.map((charge) => chargeWire(charge, state)),
  });
}
