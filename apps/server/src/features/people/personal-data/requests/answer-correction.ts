import type { answerCorrection as contract } from '@patio/contract/people/personal-data/answer-correction.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { lockBlocklist } from '../../blocklist/public.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { applyCorrection } from './apply-correction.ts';
import { answerFact, moveMailbox } from './move-mailbox.ts';
import { lockPerson, type PersonRow } from '../person.store.ts';
import { protocolOf } from '../personal-data.present.ts';
import { answerRequest, lockRequest, requestBy, type RequestRow } from './requests.store.ts';
import { pagePath, notifyPerson } from './notify-person.ts';

export const answerCorrection =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, idiom, now }) => {
    const found = await requestBy(deps.database, params.id);
    if (!found || found.kind !== 'correction') return fail('personal-data-request-not-found');
    await deps.database.transact(async (transaction) => {
      if (found.subject === 'document' && body.atendido) await lockBlocklist(transaction);
      const person = await lockPerson(transaction, found.account_id);
      const request = await lockRequest(transaction, params.id);
      if (!person || person.erased_at !== null || !request || request.subject === null)
        return fail('personal-data-request-not-found');
      if (request.state !== 'open') return fail('personal-data-request-answered');
      const { atendido: granted, resposta: answer, valor = '' } = body;
      if (granted) {
        const change = { subject: request.subject, value: valor, idiom, now };
        await applyCorrection(deps, transaction, person, change);
      }
      const notice = granted ? await moveMailbox(deps, transaction, { person, request, now }) : person;
      const state = granted ? 'done' : 'refused';
      await answerRequest(transaction, { code: request.code, state, answer, at: now, by: actor.accountId });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'answer-correction',
        subject: `account ${person.id}`,
        // The old and new values are in the account: the audit row repeats no personal data.
        details: { request: request.code, field: request.subject, granted },
        before: { requestState: 'open' },
        after: { requestState: state },
        at: now,
      });
      await notify(deps, transaction, { person: notice, request, granted, answer, now });
      return undefined;
    });
    return undefined;
  };

function notify(
  deps: ServerDeps,
  transaction: Transaction,
  given: { person: PersonRow; request: RequestRow; granted: boolean; answer: string; now: number },
): Promise<void> {
  const { person, request, granted, answer, now } = given;
  const { brand, publicUrl } = deps.config;
  const content = messages.correctionAnswered({
    brand,
    idiom: request.idiom,
    protocol: protocolOf(request),
    granted,
    answer,
    address: publicUrl + pagePath,
  });
  return notifyPerson(deps, transaction, { person, content, fact: answerFact(request), now });
}
