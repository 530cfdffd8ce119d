import type { saveIncrementTable as contract } from '@patio/contract/catalogue/increments/save-increment-table.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import { checkBands, type IncrementBand } from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { editorFor, maySetSteps } from './increments.policy.ts';
import { bandsFromWire, presentTable, tableVersion } from './increments.present.ts';
import { addTable, changeTable, knownPlace, lockedTable, type ListedTable } from './increments.store.ts';

/** Sets the increment bands of the house or of a store, for one category or for all; without bands removes them. With reason and audit. */
export const saveIncrementTable =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, idiom, now }) => {
    const place = { partnerId: body.parceiro, categoryCode: body.categoria };
    if (!maySetSteps(actor, place.partnerId)) return fail('not-allowed');
    const bands = body.faixas.length === 0 ? [] : checkBands(bandsFromWire(body.faixas));
    if (typeof bands === 'string')
      return fail('invalid-fields', { erros: [fieldText(bands, 'faixas', idiom)] });
    const known = await knownPlace(database, place);
    if (!known.partner) return fail('partner-not-found');
    if (!known.category) return fail('category-not-found');
    await database.transact(async (transaction) => {
      const before = await lockedTable(transaction, place);
      const version = before ? tableVersion(before) : null;
      if (body.versao !== undefined && body.versao !== version) {
        const who = before && editorFor(actor, before);
        if (!before || !who) return fail('charge-changed');
        return fail('content-changed', { parameters: { who, when: formatDateTime(before.changed_at) } });
      }
      const change = { ...place, bands, actorId: actor.accountId, at: now };
      const code = await written(transaction, before, change);
      if (code === null) return undefined;
      if (code === undefined) return fail('charge-changed');
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-increment-table',
        subject: `increment-table ${code}`,
        details: { category: place.categoryCode, reason: body.motivo },
        partnerId: place.partnerId,
        before: { bands: bandText(before?.bands ?? []) },
        after: { bands: bandText(bands) },
        at: now,
      });
      return undefined;
    });
    return { data: presentTable({ ...place, bands }) };
  };

/** The number of the table; null: there was none to remove; undefined: a colleague has added it meanwhile. */
async function written(
  transaction: Transaction,
  before: ListedTable | undefined,
  change: Parameters<typeof addTable>[1],
): Promise<number | null | undefined> {
  if (before === undefined) return change.bands.length === 0 ? null : addTable(transaction, change);
  await changeTable(transaction, before.code, change);
  return before.code;
}

/** `≤ R$ 20.000,00: R$ 100,00; R$ 200,00`: each bound with its step, the last without. */
function bandText(bands: readonly IncrementBand[]): string {
  return bands
    .map(({ upTo, step }) => `${upTo === null ? '' : `≤ ${formatMoney(upTo)}: `}${formatMoney(step)}`)
    .join('; ');
}
