import type { saveMarketingConsent as contract } from '@patio/contract/people/personal-data/save-marketing-consent.ts';
import { POLICY_VERSION } from '@patio/domain/identity/consents/consent.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { marketingAnswers, saveMarketingAnswer } from '../../identity/consents/public.ts';
import { presentMarketing } from './marketing.present.ts';

export const saveMarketingConsent =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body }, { actor, now }) => {
    const { accountId } = actor;
    const emails = await database.transact(async (transaction) => {
      const answer = { accountId, accepted: body.aceita, version: POLICY_VERSION, at: now };
      await saveMarketingAnswer(transaction, { ...answer, place: 'personal-data' });
      return marketingAnswers(transaction, accountId);
    });
    return { aceitaEmails: body.aceita, emails: emails.map(presentMarketing) };
  };
