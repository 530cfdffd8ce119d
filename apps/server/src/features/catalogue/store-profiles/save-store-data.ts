import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { saveStoreData as contract } from '@patio/contract/catalogue/store-profiles/save-store-data.ts';
import { isEmail, normalizeEmail } from '@patio/domain/validation/email.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { showAtOnce } from '../content/public.ts';
import { presentStoreHead, storeHeadOf } from '../../stores/directory/public.ts';
import { notifyChange } from './notify-change.ts';
import { lockPartner, writeData, type StoreData } from '../../stores/partners/public.ts';

/** Changes the names and contacts of a store, and tells it; audited. */
export const saveStoreData =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, body, fail }, { actor, idiom, now: at }) => {
    const email = normalizeEmail(body.email);
    if (!isEmail(email))
      throw new ApiError('invalid-fields', { erros: [fieldText('email-invalid', 'email', idiom)] });
    const after: StoreData = {
      name: body.nome,
      legal_name: body.razaoSocial === '' ? null : body.razaoSocial,
      representative: body.responsavel === '' ? null : body.responsavel,
      email,
    };
    await deps.database.transact(async (transaction) => {
      const before = await lockPartner(transaction, { id });
      if (!before) throw new ApiError('partner-not-found');
      if (before.version !== body.versao) throw new ApiError('store-changed');
      await writeData(transaction, id, after);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-store-data',
        subject: `partner ${id}`,
        details: { reason: body.motivo },
        before: valuesOf(before),
        after: valuesOf(after),
        at,
      });
      await notifyChange(deps, transaction, { before, after, reason: body.motivo, at });
      showAtOnce(deps, transaction, at);
    });
    const row = await storeHeadOf(deps.database, id);
    return row ? { data: presentStoreHead(row, 'house') } : fail('partner-not-found');
  };

function valuesOf({ name, legal_name: legalName, representative, email }: StoreData) {
  return { name, legalName, representative, email };
}
