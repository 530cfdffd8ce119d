import { listStoreCommissions as listContract } from '@patio/contract/finance/payouts/list-store-commissions.ts';
import type { saveStoreCommission as saveContract } from '@patio/contract/finance/payouts/save-store-commission.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { storeOf } from '../../../../platform/access/store-access.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { commissionRows, insertCommission, placesExist, type CommissionRow } from '../commissions.store.ts';

/** Every version of the commission of stores. */
export const listStoreCommissions =
  ({ database }: ServerDeps): Handler<typeof listContract> =>
  async (_input, { actor }) => ({
    data: (await commissionRows(database, storeOf(actor, listContract))).map(present),
  });

/** Sets the commission of sales that are made later, with reason and audit. */
export const saveStoreCommission =
  ({ database }: ServerDeps): Handler<typeof saveContract> =>
  async ({ body, fail }, { actor, now }) => {
    const { parceiro: partnerId, categoria: categoryCode, minimo: minimum, maximo: maximum, motivo } = body;
    const known = await placesExist(database, partnerId, categoryCode);
    if (!known.store) return fail('partner-not-found');
    if (!known.category) return fail('category-unknown');
    const validFrom = body.validaDesde === undefined ? now : Date.parse(body.validaDesde);
    if (validFrom < now) return fail('charge-in-the-past');
    if (maximum !== null && maximum < minimum) return fail('fee-maximum');
    const rule = { basisPoints: Math.round(body.percentual * 100), minimum, maximum };
    const by = actor.accountId;
    return database.transact(async (transaction) => {
      const version = { partnerId, categoryCode, rule, validFrom };
      const code = await insertCommission(transaction, version, { by, reason: motivo });
      await recordAudit(transaction, {
        actorId: by,
        action: 'save-store-commission',
        subject: `store-commission ${code}`,
        details: {
          store: partnerId,
          category: categoryCode,
          ...rule,
          validFrom: new Date(validFrom).toISOString(),
          reason: motivo,
        },
        before: { basisPoints: null, minimum: null, maximum: null },
        after: { ...rule },
        at: now,
      });
      const row = (await commissionRows(transaction, null)).find((each) => each.code === code);
      if (row === undefined) throw new Error('A commission is gone.');
      return { data: present(row) };
    });
  };

const present = (row: CommissionRow) => ({
  codigo: row.code,
  parceiro: row.partner_id,
  nomeLoja: row.store,
  categoria: row.category_code,
  percentual: row.basis_points / 100,
  minimo: reaisFromCentavos(row.minimum_cents),
  maximo: row.maximum_cents === null ? null : reaisFromCentavos(row.maximum_cents),
  validaDesde: isoInstant(row.valid_from),
  motivo: row.reason,
  por: row.by,
});
