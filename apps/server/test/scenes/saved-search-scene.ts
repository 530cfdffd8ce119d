import { createSavedSearch } from '@patio/contract/catalogue/saved-searches/create-saved-search.ts';
import { listSavedSearches } from '@patio/contract/catalogue/saved-searches/list-saved-searches.ts';
import { updateSavedSearch } from '@patio/contract/catalogue/saved-searches/update-saved-search.ts';
import { matchNewsJob, sendAlertsJob } from '../../src/features/catalogue/saved-searches/public.ts';
import { buildAccount } from '../builders/account.ts';
import { offerDraft, type OfferTraits } from '../builders/offer.ts';
import { saveOffer } from '../builders/saved-offer.ts';
import { buildSession } from '../builders/session.ts';
import type { CatalogueServer } from './catalogue-server.ts';

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly unsubscribe_address: string;
}

/** People with saved searches on a server, the worker that notifies them, and offers that change. */
export function savedSearchScene(server: CatalogueServer) {
  async function person(traits = {}) {
    const account = await buildAccount(server.deps.database, traits);
    const { headers } = await buildSession(server.deps, account.id);
    const renewed = async () => (await buildSession(server.deps, account.id)).headers;
    return {
      account,
      save: (filtro: string, more: object = {}) =>
        server.ask(
          createSavedSearch,
          {
            body: { nome: 'Busca', filtro, frequencia: 'IMEDIATA', email: true, notificacao: true, ...more },
          },
          headers,
        ),
      news: async () =>
        (await server.ask(listSavedSearches, {}, await renewed())).data.map(({ novas }) => novas),
      look: async (id: number) =>
        server.ask(updateSavedSearch, { params: { id }, body: { vista: true } }, await renewed()),
      change: async (id: number, body: object) =>
        server.ask(updateSavedSearch, { params: { id }, body }, await renewed()),
      mails: () =>
        server.deps.database.rows<Mail>(
          {
            name: 'test.mails-of',
            text: 'select subject, text, unsubscribe_address from mail where recipient = $1 order by id',
          },
          [account.email],
        ),
      notices: async () =>
        (await server.get('/usrio/notif', await renewed())).json<
          { tituloNotificacao: string; descricaoNotificacao: string }[]
        >(),
    };
  }

  /** What the worker does, until nothing is left. */
  async function work() {
    const [match, send] = [matchNewsJob(server.deps), sendAlertsJob(server.deps)];
    while (await match.run());
    while (await send.run());
  }

  const again = (code: number, traits: OfferTraits) =>
    server.deps.database.transact((transaction) =>
      saveOffer(transaction, { ...offerDraft(server.clock.now(), traits), code }),
    );
  return { person, work, again };
}
