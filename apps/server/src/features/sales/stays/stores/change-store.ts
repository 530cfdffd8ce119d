import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import type { StoreRow } from './stores.store.ts';

/** Why a store is closed, by whom (null: at the command line) and when, epoch milliseconds. */
export interface StoreAction {
  readonly partnerId: number;
  readonly reason: string;
  /** The version that was seen; absent: whatever it is now. */
  readonly version?: number | undefined;
  readonly actorId: number | null;
  readonly at: number;
}

/** The result of closing or opening a store: how many offers it affected, or why nothing was done. */
export type StoreOutcome =
  | { readonly result: 'done' | 'already'; readonly store: StoreRow; readonly offers: number }
  | { readonly result: 'unknown' }
  | { readonly result: 'refused' }
  /** Since it was seen, a colleague decided, or its data changed. */
  | { readonly result: 'meanwhile'; readonly store: StoreRow };

interface Change<Shown> {
  readonly act: (transaction: Transaction, entry: StoreAction) => Promise<StoreOutcome>;
  readonly action: 'suspend-store' | 'release-store';
  readonly before: 'approved' | 'suspended';
  readonly after: 'approved' | 'suspended';
  /** The store stands in neither of both states. */
  readonly refusal: 'store-not-open' | 'store-not-suspended';
  readonly shown: Shown;
}

interface Asked {
  readonly params: { readonly id: number };
  readonly body: { readonly motivo: string; readonly versao?: number | undefined };
}

/** Closes or reopens a store for the back office, with its audit in the same transaction. */
export const changeStore =
  <Shown>(deps: ServerDeps, { act, action, before, after, refusal, shown }: Change<Shown>) =>
  async ({ params, body }: Asked, { actor }: { readonly actor: { readonly accountId: number } }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const at = deps.clock.now();
      const { motivo: reason, versao: version } = body;
      const done = await act(transaction, {
        partnerId: params.id,
        reason,
        version,
        actorId: actor.accountId,
        at,
      });
      if (done.result !== 'done') return done;
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action,
        subject: `partner ${params.id}`,
        details: { reason, offers: done.offers },
        before: { status: before },
        after: { status: after },
        at,
      });
      return done;
    });
    if (outcome.result === 'unknown') throw new ApiError('partner-not-found');
    if (outcome.result === 'meanwhile') throw changedMeanwhile(deps, outcome.store, before);
    if (outcome.result === 'refused') throw new ApiError(refusal);
    const { store, offers } = outcome;
    return { data: { parceiroId: store.id, loja: store.store ?? '', situacao: shown, ofertas: offers } };
  };
