import type { listFreightRates as listContract } from '@patio/contract/trading/charges/list-freight-rates.ts';
import type { removeFreightRate as removeContract } from '@patio/contract/trading/charges/remove-freight-rate.ts';
import type { saveFreightRate as saveContract } from '@patio/contract/trading/charges/save-freight-rate.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { categoryExists, storeExists } from './buyer-fees.store.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import { maySetCharges } from './charges.policy.ts';
import { presentRate } from './charges.present.ts';
import {
  isRate,
  listRates,
  lockedRate,
  removeRate,
  writeRate,
  type FreightRateRow,
} from './freight-rates.store.ts';

/** The freight rates; a store user sees those of the store. */
export const listFreightRates =
  ({ database }: ServerDeps): Handler<typeof listContract> =>
  async (_input, { actor }) => ({
    data: (await listRates(database, storeOf(actor))).map((rate) => ({
      ...presentRate(rate),
      loja: rate.store,
    })),
  });

/** Sets a freight rate, never retroactively, with reason and audit. */
export const saveFreightRate =
  ({ database }: ServerDeps): Handler<typeof saveContract> =>
  async ({ body, fail }, { actor, now }) => {
    const { parceiro: partnerId, categoria, origem, destino, preco, motivo } = body;
    if (!maySetCharges(actor, partnerId)) return fail('not-allowed');
    if (!(await storeExists(database, partnerId))) return fail('partner-not-found');
    if (!(await categoryExists(database, categoria))) return fail('category-unknown');
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
      const before = await lockedRate(transaction, rate, now);
      if (body.lida !== undefined && !(await isRate(transaction, body.lida))) return fail('charge-changed');
      const row = await writeRate(transaction, rate, change);
      await recordAudit(transaction, {
        ...change,
        action: 'save-freight-rate',
        subject: `freight-rate ${row.code}`,
        details: { ...written(row), reason: motivo },
        before: amounts(before),
        after: amounts(row),
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
        subject: `freight-rate ${row.code}`,
        details: { ...written(row), reason: body.motivo },
        partnerId: row.partnerId,
        before: amounts(row),
        after: amounts(undefined),
        at: now,
      });
      return true;
    });
    if (!removed) throw new ApiError('freight-rate-not-found');
    return undefined;
  };

/** Centavos; null without a line, and where freight is to be agreed. */
const amounts = (row: FreightRateRow | undefined) => ({
  freightBase: row?.price?.base ?? null,
  perKm: row?.price?.perKm ?? null,
  minimum: row?.price?.minimum ?? null,
});

function written({ partnerId, categoryCode, origin, destination, price, validFrom }: FreightRateRow) {
  return {
    store: partnerId,
    category: categoryCode,
    relation: `${origin ?? '*'}-${destination ?? '*'}`,
    agreed: price === null,
    validFrom: new Date(validFrom).toISOString(),
  };
}
