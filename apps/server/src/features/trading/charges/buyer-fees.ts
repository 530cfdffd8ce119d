import type { listBuyerFees as listContract } from '@patio/contract/trading/charges/list-buyer-fees.ts';
import type { saveBuyerFee as saveContract } from '@patio/contract/trading/charges/save-buyer-fee.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { insertFee, isPublished, listFees, storeExists } from './buyer-fees.store.ts';
import { presentFee, presentFeeRule } from './charges.present.ts';

/** Every fee that was set, and the one from the settings. */
export const listBuyerFees =
  ({ database, config }: ServerDeps): Handler<typeof listContract> =>
  async () => ({
    data: (await listFees(database)).map(presentFee),
    padrao: presentFeeRule(config.rules.fee),
  });

/** Sets the fee of offers that are published later, never of published ones, with reason and audit. */
export const saveBuyerFee =
  ({ database }: ServerDeps): Handler<typeof saveContract> =>
  async ({ body, fail }, { actor, now }) => {
    const { oferta: offerCode, parceiro: partnerId, categoria: categoryCode, motivo } = body;
    if (offerCode !== null && (partnerId !== null || categoryCode !== null)) return fail('fee-place');
    if (!(await storeExists(database, partnerId))) return fail('partner-not-found');
    const validFrom = body.validaDesde === undefined ? now : Date.parse(body.validaDesde);
    if (validFrom < now) return fail('charge-in-the-past');
    if (offerCode !== null) {
      const published = await isPublished(database, offerCode, now);
      if (published === undefined) return fail('offer-not-found');
      if (published) return fail('offer-published');
    }
    const fee = { basisPoints: Math.round(body.percentual * 100), minimum: body.minimo, fixed: body.fixa };
    return database.transact(async (transaction) => {
      const set = { offerCode, partnerId, categoryCode, fee, validFrom };
      const row = await insertFee(transaction, set, actor.accountId);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-buyer-fee',
        subject: `buyer fee ${row.code}`,
        details: {
          offer: offerCode,
          store: partnerId,
          category: categoryCode,
          ...fee,
          validFrom: new Date(validFrom).toISOString(),
          reason: motivo,
        },
        at: now,
      });
      return { data: presentFee(row) };
    });
  };
