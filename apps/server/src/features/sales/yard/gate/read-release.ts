import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { releaseProblems } from '../../../catalogue/legal-checks/public.ts';
import { deliveryAtGate, type GateDelivery } from '../../deliveries/public.ts';
import { storageAtGate, type GateStorage } from '../../storage-days/public.ts';
import { transferMissing } from '../../transfer/public.ts';
import type { GateRow } from './gate.store.ts';

const WORDS = {
  step: {
    PTBR: 'A compra ainda não foi liberada para retirada.',
    EN: 'The purchase is not released for collection yet.',
  },
  done: { PTBR: 'A compra já foi concluída.', EN: 'The purchase is already completed.' },
  cancelled: { PTBR: 'A compra foi cancelada.', EN: 'The purchase was cancelled.' },
  asked: {
    PTBR: 'O comprador pediu o cancelamento, e ninguém decidiu ainda.',
    EN: 'The buyer asked to cancel, and nobody has decided yet.',
  },
  // No amounts, and not what became of it: the yard sees no payments.
  payment: {
    PTBR: 'O pagamento desta compra está em conferência.',
    EN: 'The payment of this purchase is being checked.',
  },
  transfer: {
    PTBR: (steps: string) => `Falta na transferência: ${steps}.`,
    EN: (steps: string) => `Missing in the transfer: ${steps}.`,
  },
} as const;

/** Whether the vehicles of a purchase may be handed over now, and what of it the gate shows. */
export interface Release {
  /** Why not, in words; none: they may. */
  readonly reasons: readonly string[];
  readonly delivery: GateDelivery | null;
  readonly storage: GateStorage | null;
}

interface Asked {
  readonly now: number;
  readonly idiom: Idiom;
}

/** Reads all that decides whether the vehicles of a purchase may be handed over now. */
export async function readRelease(
  deps: Pick<ServerDeps, 'config'>,
  queries: Queries,
  row: GateRow,
  asked: Asked,
): Promise<Release> {
  const delivery = await deliveryAtGate(queries, row.code, asked.idiom);
  const storage = await storageAtGate(queries, row.code, asked.idiom);
  return { reasons: await reasonsOf(deps, queries, row, { ...asked, delivery, storage }), delivery, storage };
}

async function reasonsOf(
  deps: Pick<ServerDeps, 'config'>,
  queries: Queries,
  row: GateRow,
  { now, idiom, delivery, storage }: Asked & Omit<Release, 'reasons'>,
): Promise<readonly string[]> {
  if (row.cancelled_at !== null) return [WORDS.cancelled[idiom]];
  if (row.status === 'X') return [WORDS.done[idiom]];
  if (row.status !== 'L') return [WORDS.step[idiom]];
  // Released vehicles were checked; what has become known since then still counts.
  const problems = await releaseProblems(queries, row.offer_code, { theftDays: 0, otherDays: 0 }, now);
  const missing = await transferMissing(deps, queries, { code: row.code, at: now, idiom });
  return [
    ...(row.payment_withdrawn ? [WORDS.payment[idiom]] : []),
    ...(delivery?.reasons ?? []),
    ...(missing === null ? [] : [WORDS.transfer[idiom](missing)]),
    ...(storage === null || storage.reason === null ? [] : [storage.reason]),
    ...(row.cancellation_asked ? [WORDS.asked[idiom]] : []),
    ...problems.map((problem) => fieldText(problem, '', idiom)),
  ];
}
