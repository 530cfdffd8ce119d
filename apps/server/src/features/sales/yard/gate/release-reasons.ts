import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { releaseProblems } from '../../../catalogue/legal-checks/public.ts';
import { deliveryAtGate } from '../../deliveries/public.ts';
import { storageAtGate } from '../../storage-days/public.ts';
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
  transfer: {
    PTBR: (steps: string) => `Falta na transferência: ${steps}.`,
    EN: (steps: string) => `Missing in the transfer: ${steps}.`,
  },
} as const;

/** Why the vehicles of a purchase may not be handed over now, in words; none: they may. */
export async function releaseReasons(
  deps: Pick<ServerDeps, 'config'>,
  queries: Queries,
  row: GateRow,
  { now, idiom }: { readonly now: number; readonly idiom: Idiom },
): Promise<readonly string[]> {
  if (row.cancelled_at !== null) return [WORDS.cancelled[idiom]];
  if (row.status === 'X') return [WORDS.done[idiom]];
  if (row.status !== 'L') return [WORDS.step[idiom]];
  // Released vehicles were checked; what has become known since then still counts.
  const problems = await releaseProblems(queries, row.offer_code, { theftDays: 0, otherDays: 0 }, now);
  const missing = await transferMissing(deps, queries, { code: row.code, at: now, idiom });
  const delivery = await deliveryAtGate(queries, row.code, idiom);
  const storage = await storageAtGate(queries, row.code, idiom);
  return [
    ...(delivery?.reasons ?? []),
    ...(missing === null ? [] : [WORDS.transfer[idiom](missing)]),
    ...(storage === null || storage.reason === null ? [] : [storage.reason]),
    ...(row.cancellation_asked ? [WORDS.asked[idiom]] : []),
    ...problems.map((problem) => fieldText(problem, '', idiom)),
  ];
}
