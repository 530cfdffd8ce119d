import type { getPersonalData as contract } from '@patio/contract/people/personal-data/get-personal-data.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { answersOf, marketingAnswers } from '../../identity/consents/public.ts';
import { confirmsByPassword } from '../../identity/sessions/public.ts';
import { openDealsOf } from './deletion/open-deals.store.ts';
import { personBy } from './person.store.ts';
import { presentMarketing } from './marketing.present.ts';
import { presentOpenDeal, presentRequest } from './personal-data.present.ts';
import { requestsOf } from './requests/requests.store.ts';

const dayMs = 86_400_000;

export const getPersonalData =
  ({ database, config }: ServerDeps): Handler<typeof contract> =>
  async ({ fail }, { actor, now }) => {
    const person = await personBy(database, actor.accountId);
    if (!person) return fail('not-signed-in');
    const [requests, mails, cookies, deals] = await Promise.all([
      requestsOf(database, person.id),
      marketingAnswers(database, person.id),
      answersOf(database, person.id),
      openDealsOf(database, person.id),
    ]);
    return {
      pedidos: requests.map((row) => presentRequest(row, now)),
      aceitaEmails: person.accepts_mail,
      emails: mails.map(presentMarketing),
      cookies,
      exclusao: {
        permitida: person.staff_role === null && !person.of_store,
        impedimentos: deals.map(presentOpenDeal),
        confirmacao: !actor.stepMissing && confirmsByPassword(person) ? 'senha' : 'codigo',
        carenciaDias: Math.round(config.rules.deletionGraceMs / dayMs),
      },
    };
  };
