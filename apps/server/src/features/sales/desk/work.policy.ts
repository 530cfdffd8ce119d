import { WORK_CALLS, type DeskKind, type WorkKind } from '@patio/contract/sales/desk/work-kinds.ts';
import { mayCall, type Worker } from '@patio/contract/route/may-call.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import type { Actor } from '../../../platform/http/call-context.ts';

/** Whether a user may take work of a kind: they may do it. */
export function mayTake(worker: Worker, kind: DeskKind): boolean {
  return mayCall(WORK_CALLS[kind].acts, worker);
}

/** Whether a user may see what waits of a kind. */
export function maySee(worker: Worker, kind: DeskKind): boolean {
  return mayCall(WORK_CALLS[kind].lists, worker);
}

/** The only store whose work a user takes; null: of the house. */
export function storeForTaking(actor: Actor, kind: WorkKind): number | null {
  return storeOf(actor, WORK_CALLS[kind].acts);
}
