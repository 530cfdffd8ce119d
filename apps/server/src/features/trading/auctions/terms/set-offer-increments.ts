import type { setOfferIncrements as contract } from '@patio/contract/trading/auctions/set-offer-increments.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { openingIncrement } from '@patio/domain/trading/auctions/bids/increments.ts';
import { isStep } from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import { reaisFromCentavos, statedCentavos } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Handler, HandlerInput } from '../../../../platform/http/serve.ts';
import type { SignedInContext } from '../../../../platform/http/call-context.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { maySetSteps } from '../../../catalogue/increments/public.ts';
import { auctionState } from '../auction-row.ts';
import { auctionLocker } from '../auctions.store.ts';
import { offerBands } from './offer-bands.ts';
import { findSteps, writeSteps } from '../steps.store.ts';

/**
 * Sets the quick increments of an open offer, at any time, and its automatic step, which is fixed by its first bid (S-02), or by its
 * opening if increments are binding.
 */
export const setOfferIncrements =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (input, context) => {
    const stated = input.body.incremento.map(statedCentavos);
    const { automatico } = input.body;
    const named = automatico === undefined || automatico === null ? automatico : statedCentavos(automatico);
    if (!stated.every(isStep) || (named !== null && named !== undefined && !isStep(named))) {
      return input.fail('invalid-fields', { erros: [fieldText('band-step', 'incremento', context.idiom)] });
    }
    const increments = [...new Set(stated)].toSorted((one, other) => one - other);
    const step = await database.transact((transaction) =>
      change(transaction, { increments, named }, { ...input, ...context }),
    );
    return {
      data: {
        codigoOferta: input.params.id,
        incremento: increments.map(reaisFromCentavos),
        automatico: reaisFromCentavos(step),
      },
    };
  };

interface Wanted {
  readonly increments: readonly number[];
  /** Undefined: unchanged; null: derived from the increments. */
  readonly named: number | null | undefined;
}

/** Changes it under the lock of the auction; returns the automatic step that then applies. */
async function change(
  transaction: Transaction,
  { increments, named }: Wanted,
  { params, fail, actor, now }: HandlerInput<typeof contract> & SignedInContext,
): Promise<number> {
  const [row] = await auctionLocker(transaction).lockAll([params.id]);
  if (!row || !maySetSteps(actor, row.offer_partner_id)) return fail('offer-not-found');
  const state = auctionState(row);
  if (state.status !== 'A') return fail('offer-finished');
  const steps = await findSteps(transaction, params.id, null);
  if (!steps) return fail('offer-not-found');
  const own = named === undefined ? (steps.own_increment ? state.increment : null) : named;
  const bands = await offerBands(transaction, steps);
  const opening = openingIncrement({ own, increments, base: state.base, bands });
  const binds = state.minimumStep === 'increment';
  const fixed = row.last_seq > 0 || binds;
  if (binds && named !== undefined && opening !== state.increment) return fail('minimum-step-fixed');
  if (fixed && named !== undefined && opening !== state.increment) return fail('automatic-step-fixed');
  const automatic = fixed ? null : { step: opening, own: own !== null };
  await writeSteps(transaction, { offerCode: params.id, increments, automatic });
  const step = automatic?.step ?? state.increment;
  await recordAudit(transaction, {
    actorId: actor.accountId,
    action: 'set-offer-increments',
    subject: `offer ${params.id}`,
    before: { increments: steps.increments, step: state.increment },
    after: { increments, step },
    at: now,
  });
  return step;
}
