import type { saveIncrementTable as contract } from '@patio/contract/catalogue/increments/save-increment-table.ts';
import { fieldText } from '@patio/contract/errors/field-texts.ts';
import { checkBands, type IncrementBand } from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { maySetSteps } from './increments.policy.ts';
import { bandsFromWire, presentTable } from './increments.present.ts';
import { knownPlace, writeTable } from './increments.store.ts';

/** Sets the increment bands of the house or of a store, for one category or for all; without bands removes them. */
export const saveIncrementTable =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, idiom, now }) => {
    const { parceiro: partnerId, categoria: categoryCode } = body;
    if (!maySetSteps(actor, partnerId)) return fail('not-allowed');
    const bands = body.faixas.length === 0 ? [] : checkBands(bandsFromWire(body.faixas));
    if (typeof bands === 'string') {
      return fail('invalid-fields', { erros: [fieldText(bands, 'faixas', idiom)] });
    }
    const known = await knownPlace(database, partnerId, categoryCode);
    if (!known.partner) return fail('partner-not-found');
    if (!known.category) return fail('category-not-found');
    await database.transact(async (transaction) => {
      await writeTable(transaction, { partnerId, categoryCode, bands, actorId: actor.accountId, at: now });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-increment-table',
        subject: partnerId === null ? 'house' : `partner ${partnerId}`,
        details: { category: categoryCode, bands: written(bands) },
        at: now,
      });
    });
    return { data: presentTable({ partnerId, categoryCode, bands }) };
  };

/** `2000000:10000 *:20000`, bound and step in centavos. */
function written(bands: readonly IncrementBand[]): string {
  return bands.map(({ upTo, step }) => `${upTo ?? '*'}:${step}`).join(' ');
}
