import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { chooseStoreName as contract } from '@patio/contract/stores/partners/choose-store-name.ts';
import { officeRecordPath } from '@patio/domain/staff/office-record.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { messages } from '../../messaging/mail/public.ts';
import { notifySalesTeam } from '../../messaging/selling-side/public.ts';
import { readSignUpToken } from '../../identity/sign-up-tokens/public.ts';
import { lockRegistration } from './registration/registrations.store.ts';
import { storeNameProblem } from './store-name-problem.ts';
import { takeStoreName } from './store-names.store.ts';

/**
 * API-77: the name becomes the first segment of the store's addresses once staff approve it (S-42). The first one completes the registration,
 * and the sales team is notified that it waits.
 */
export const chooseStoreName =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { idiom, now }) => {
    const { database } = deps;
    const problem = storeNameProblem(body.urlLoja);
    if (problem === 'taken') return fail('store-name-taken');
    if (problem !== null) return fail('invalid-fields', { erros: [fieldText(problem, 'urlLoja', idiom)] });
    const accountId = await readSignUpToken(database, body.tokenUsrio, now);
    if (accountId === null) return fail('partner-registration-over');
    await database.transact(async (transaction) => {
      const row = await lockRegistration(transaction, accountId);
      if (!row) throw new ApiError('partner-registration-over');
      if (row.status !== 'pending' && row.store !== body.urlLoja) throw new ApiError('store-name-fixed');
      if (row.email_verified_at === null) throw new ApiError('partner-not-verified');
      if (!(await takeStoreName(transaction, row.partner_id, body.urlLoja)))
        throw new ApiError('store-name-taken');
      if (row.store !== null) return;
      await notifySalesTeam(deps, transaction, {
        fact: `store-registered:${row.partner_id}:${now}`,
        officePath: officeRecordPath('store-registration', row.partner_id),
        write: (facts) =>
          messages.salesRegistration({ ...facts, code: row.partner_id, storeAddress: body.urlLoja }),
        now,
      });
    });
    return { data: body.urlLoja };
  };
