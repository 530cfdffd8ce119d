import { listBuyerFees as listBuyerFeesCall } from '@patio/contract/trading/charges/list-buyer-fees.ts';
import type { saveBuyerFee as saveContract } from '@patio/contract/trading/charges/save-buyer-fee.ts';
import { basisPointsOf, wireFromFee } from '@patio/domain/trading/costs/wire-fee.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { categoryExists, insertFee, isPublished, listFees, storeExists } from './buyer-fees.store.ts';
import { presentFee } from './charges.present.ts';

/** Every fee that was set, and the one from the settings. */
export const listBuyerFees =
  ({ database, config }: ServerDeps): Handler<typeof listBuyerFeesCall> =>
  async (_input, { actor }) => ({
    data: (await listFees(database, storeOf(actor, listBuyerFeesCall))).map(presentFee),
    padrao: wireFromFee(config.rules.fee),
  });

/** Sets the fee of offers that are published later, never of published ones, with reason and audit. */
export const saveBuyerFee =
  ({ database }: ServerDeps): Handler<typeof saveContract> =>
  async ({ body, fail }, { actor, now }) => {
    const { oferta: offerCode, parceiro: partnerId, categoria: categoryCode, motivo } = body;
    if (offerCode !== null && (partnerId !== null || categoryCode !== null)) return fail('fee-place');
    if (!(await storeExists(database, partnerId))) return fail('partner-not-found');
    if (!(await categoryExists(database, categoryCode))) return fail('category-unknown');
    const validFrom = body.validaDesde === undefined ? now : Date.parse(body.validaDesde);
    if (validFrom < now) return fail('charge-in-the-past');
    if (offerCode !== null) {
      const published = await isPublished(database, offerCode, now);
      if (published === undefined) return fail('offer-not-found');
      if (published) return fail('offer-published');
    }
    const { minimo: minimum, maximo: maximum, fixa: fixed } = body;
    if (maximum !== null && maximum < minimum) return fail('fee-maximum');
    const fee = { basisPoints: basisPointsOf(body.percentual), minimum, maximum, fixed };
    return database.transact(async (transaction) => {
      const set = { offerCode, partnerId, categoryCode, fee, validFrom };
      const row = await insertFee(transaction, set, { actorId: actor.accountId, reason: motivo });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-buyer-fee',
        subject: `buyer-fee ${row.code}`,
        details: {
          offer: offerCode,
          store: partnerId,
          category: categoryCode,
          ...fee,
          validFrom: new Date(validFrom).toISOString(),
          reason: motivo,
        },
        before: { basisPoints: null, minimum: null, maximum: null, fixed: null },
        after: { ...fee },
        at: now,
      });
      return { data: presentFee(row) };
    });
  };
