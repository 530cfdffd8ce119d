import type { setOfferMinimumStep as contract } from '@patio/contract/trading/minimum-steps/set-offer-minimum-step.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { isStep } from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import { reaisFromCentavos, statedCentavos } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import type { Handler, HandlerInput } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { auctionLocker } from '../auctions/public.ts';
import { maySetSteps } from '../../catalogue/increments/public.ts';
import { hasOpened, writeOfferSteps } from './minimum-steps.store.ts';

/** Makes the increments of an offer binding, or not, before it opens: from then on its published rule says so (decision 0073). */
export const setOfferMinimumStep =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (input, context) => {
    const { passo, minimumStep } = input.body;
    const named = passo === undefined ? null : statedCentavos(passo);
    if (named !== null && !isStep(named)) {
      return input.fail('invalid-fields', { erros: [fieldText('band-step', 'passo', context.idiom)] });
    }
    const step = await database.transact((transaction) =>
      change(transaction, named, { ...input, ...context }),
    );
    return { data: { codigoOferta: input.params.id, minimumStep, passo: reaisFromCentavos(step) } };
  };

/** Changes it under the lock of the auction; returns the step that then applies. */
async function change(
  transaction: Transaction,
  named: number | null,
  { params, body, fail, actor, now }: HandlerInput<typeof contract> & SignedInContext,
): Promise<number> {
  const [row] = await auctionLocker(transaction).lockAll([params.id]);
  if (!row || !maySetSteps(actor, row.offer_partner_id)) return fail('offer-not-found');
  if (row.last_seq > 0 || (await hasOpened(transaction, params.id))) return fail('minimum-step-fixed');
  const { minimumStep } = body;
  const step = named ?? row.increment_cents;
  await writeOfferSteps(transaction, { offerCode: params.id, minimumStep, step, own: named !== null });
  await recordAudit(transaction, {
    actorId: actor.accountId,
    action: 'set-offer-minimum-step',
    subject: `offer ${params.id}`,
    details: { reason: body.motivo },
    before: { minimumStep: row.minimum_step, step: row.increment_cents },
    after: { minimumStep, step },
    at: now,
  });
  return step;
}
