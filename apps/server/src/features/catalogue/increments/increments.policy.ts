import { mayReachStore, storeOf } from '../../../platform/access/store-access.ts';
import type { Actor } from '../../../platform/http/call-context.ts';

/** Who set a table, to a reader: to users of a store only their colleagues are named. */
export function editorFor(
  actor: Actor,
  { editor, editorStore }: { readonly editor: string; readonly editorStore: number | null },
): string | null {
  const store = storeOf(actor);
  return store === null || store === editorStore ? editor : null;
}

/** Whether a user may set the increment bands of a store, or (null) of the house. */
export function maySetSteps(actor: Actor, partnerId: number | null): boolean {
  return mayReachStore(actor, partnerId);
}
