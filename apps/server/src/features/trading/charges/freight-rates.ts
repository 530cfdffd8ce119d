import type { listFreightRates as listContract } from '@patio/contract/trading/charges/list-freight-rates.ts';
import type { removeFreightRate as removeContract } from '@patio/contract/trading/charges/remove-freight-rate.ts';
import type { saveFreightRate as saveContract } from '@patio/contract/trading/charges/save-freight-rate.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { storeExists } from './buyer-fees.store.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import { maySetCharges } from './charges.policy.ts';
import { presentRate } from './charges.present.ts';
import { listRates, removeRate, writeRate, type FreightRateRow } from './freight-rates.store.ts';

/** The freight rates; a store user sees those of the store. */
export const listFreightRates =
  ({ database }: ServerDeps): Handler<typeof listContract> =>
  async (_input, { actor }) => ({ data: (await listRates(database, storeOf(actor))).map(presentRate) });

/** Sets a freight rate, never retroactively, with reason and audit. */
export const saveFreightRate =
  ({ database }: ServerDeps): Handler<typeof saveContract> =>
  async ({ body, fail }, { actor, now }) => {
    const { parceiro: partnerId, categoria, origem, destino, preco, motivo } = body;
    if (!maySetCharges(actor, partnerId)) return fail('not-allowed');
    if (!(await storeExists(database, partnerId))) return fail('partner-not-found');
    const validFrom = body.validaDesde === undefined ? now : Date.parse(body.validaDesde);
    if (validFrom < now) return fail('charge-in-the-past');
    const rate = {
      partnerId,
      categoryCode: categoria,
      origin: origem,
      destination: destino,
      price: preco && { base: preco.base, perKm: preco.porKm, minimum: preco.minimo },
      validFrom,
    };
    return database.transact(async (transaction) => {
      const change = { actorId: actor.accountId, at: now };
      const row = await writeRate(transaction, rate, change);
      await recordAudit(transaction, {
        ...change,
        action: 'save-freight-rate',
        subject: `freight rate ${row.code}`,
        details: { ...written(row), reason: motivo },
      });
      return { data: presentRate(row) };
    });
  };

/** Removes a freight rate, with reason and audit. */
export const removeFreightRate =
  ({ database }: ServerDeps): Handler<typeof removeContract> =>
  async ({ params, body }, { actor, now }) => {
    const removed = await database.transact(async (transaction) => {
      const row = await removeRate(transaction, params.id, storeOf(actor));
      if (!row) return false;
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'remove-freight-rate',
        subject: `freight rate ${row.code}`,
        details: { ...written(row), reason: body.motivo },
        at: now,
      });
      return true;
    });
    if (!removed) throw new ApiError('freight-rate-not-found');
    return undefined;
  };

function written({ partnerId, categoryCode, origin, destination, price, validFrom }: FreightRateRow) {
  return {
    store: partnerId,
    category: categoryCode,
    relation: `${origin ?? '*'}-${destination ?? '*'}`,
    // Centavos: base, per kilometre, minimum.
    price: price === null ? 'to be agreed' : `${price.base} ${price.perKm} ${price.minimum}`,
    validFrom: new Date(validFrom).toISOString(),
  };
}
