import type { requestCorrection as contract } from '@patio/contract/people/personal-data/request-correction.ts';
import { MOST_CORRECTIONS } from '@patio/domain/people/personal-data/personal-data-request.ts';
import { requestDue } from '@patio/domain/people/personal-data/terms-of-requests.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { lockPerson } from '../person.store.ts';
import { presentRequest, protocolOf, subjectOf } from '../personal-data.present.ts';
import { insertRequest, openCorrections, requestBy } from './requests.store.ts';
import { pagePath, notifyPerson } from './notify-person.ts';

export const requestCorrection =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, idiom, now }) => {
    const { config, database } = deps;
    const subject = subjectOf(body.assunto);
    const row = await database.transact(async (transaction) => {
      const person = await lockPerson(transaction, actor.accountId);
      if (!person || person.erased_at !== null) return fail('not-signed-in');
      const open = await openCorrections(transaction, person.id);
      const same = open.find((one) => one.subject === subject && one.text === body.texto);
      if (same) return same;
      if (open.length >= MOST_CORRECTIONS)
        return fail('too-many-corrections', { parameters: { maximum: MOST_CORRECTIONS } });
      const code = await insertRequest(transaction, {
        accountId: person.id,
        kind: 'correction',
        subject,
        text: body.texto,
        idiom,
        at: now,
        dueAt: requestDue(now, config.rules.dataRequestDays),
        requestedBy: null,
      });
      const request = await requestBy(transaction, code);
      if (!request) return fail('not-signed-in');
      const content = messages.correctionReceived({
        brand: config.brand,
        idiom,
        protocol: protocolOf(request),
        due: request.due_at - 1,
        address: config.publicUrl + pagePath,
      });
      await notifyPerson(deps, transaction, { person, content, fact: `correction-received:${code}`, now });
      return request;
    });
    return { data: presentRequest(row, now) };
  };
