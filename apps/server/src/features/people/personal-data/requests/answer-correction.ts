import type { answerCorrection as contract } from '@patio/contract/people/personal-data/answer-correction.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { lockBlocklist } from '../../blocklist/public.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { beginAccessChange, limitAccessChanges } from '../../account-access/public.ts';
import { applyCorrection, correctedEmail } from './apply-correction.ts';
import { lockPerson, type PersonRow } from '../person.store.ts';
import { protocolOf } from '../personal-data.present.ts';
import { answerRequest, lockRequest, requestBy, type RequestRow } from './requests.store.ts';
import { pagePath, notifyPerson } from './notify-person.ts';

/**
 * Answers a request for correction. A granted e-mail begins a change of access: it counts after 72 hours, and its owner can stop it
 * (decision 0094). Anything else is corrected at once.
 */
export const answerCorrection =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, context) => {
    const { actor, idiom, now } = context;
    const found = await requestBy(deps.database, params.id);
    if (!found || found.kind !== 'correction') return fail('personal-data-request-not-found');
    const email = body.atendido && found.subject === 'email' ? correctedEmail(body.valor ?? '', idiom) : null;
    if (email !== null) await limitAccessChanges(deps, { accountId: found.account_id, next: email }, context);
    await deps.database.transact(async (transaction) => {
      if (found.subject === 'document' && body.atendido) await lockBlocklist(transaction);
      const person = await lockPerson(transaction, found.account_id);
      const request = await lockRequest(transaction, params.id);
      if (!person || person.erased_at !== null || !request || request.subject === null)
        return fail('personal-data-request-not-found');
      if (request.state !== 'open') return fail('personal-data-request-answered');
      const { atendido: granted, resposta: answer, valor = '' } = body;
      const { subject } = request;
      if (subject === 'email') {
        // The answer may be longer than a reason.
        const reason = `Pedido de correção ${protocolOf(request)}`;
        const asked = { accountId: person.id, kind: 'email', reason, actor, now } as const;
        if (email !== null) await beginAccessChange(deps, transaction, { ...asked, next: email });
      } else if (granted) {
        await applyCorrection(deps, transaction, person, { subject, value: valor, idiom, now });
      }
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
      await notify(deps, transaction, { person, request, granted, answer, now });
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
  const waits = granted && request.subject === 'email';
  const content = messages.correctionAnswered({
    brand,
    idiom: request.idiom,
    protocol: protocolOf(request),
    outcome: waits ? 'waits' : granted ? 'corrected' : 'refused',
    answer,
    address: publicUrl + pagePath,
  });
  const siteOnly = waits && person.email_confirmed_at === null;
  return notifyPerson(deps, transaction, {
    person,
    content,
    fact: `correction-answered:${request.code}`,
    siteOnly,
    now,
  });
}
