import type { ServerDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/start-jobs.ts';
import { enqueueMail, escapeHtml, messages, pageAddress } from '../mail/public.ts';
import { notify } from '../notifications/public.ts';
import { invitationBook, type DueInvitation } from './due-invitations.store.ts';

/** Invitations that one transaction writes. */
const batch = 100;
/** What ended longer ago is not asked about any more. */
const memoryMs = 7 * 86_400_000;

/**
 * Invites whoever completed a purchase, cancelled, or lost an offer: by mail and in the inbox, once each (S-45). It looks at what
 * ended, whoever ended it, so that no step of a sale has to think of it.
 */
export function inviteToSurveysJob(deps: ServerDeps): Job {
  return {
    name: 'invite-to-surveys',
    everyMs: 5_000,
    run: () =>
      deps.database.transact(async (transaction) => {
        const now = deps.clock.now();
        const book = invitationBook(transaction);
        await book.startWatch(now);
        const people = await book.due(now - memoryMs, batch);
        for (const person of people) {
          const guid = await book.invite(person, now);
          if (guid !== undefined) await tell(deps, transaction, { person, guid, now });
        }
        return people.length === batch;
      }),
  };
}

async function tell(
  { config, live }: ServerDeps,
  transaction: Transaction,
  { person, guid, now }: { person: DueInvitation; guid: string; now: number },
): Promise<void> {
  const { brand, publicUrl } = config;
  const { idiom, name, occasion, title: offerTitle, seller: store } = person;
  const path = `/survey/?guid=${guid}&lance_id=${person.deal_code}`;
  const mail = messages.surveyInvitation({
    brand,
    idiom,
    name,
    occasion,
    offerTitle,
    store,
    address: pageAddress(publicUrl, store, path),
  });
  const dedupeKey = `survey:${guid}`;
  await enqueueMail(transaction, { to: person.email, ...mail, dedupeKey, now });
  const [title, call, link] =
    idiom === 'EN'
      ? [`Tell us how it went: ${offerTitle}`, 'It takes two minutes:', 'answer the survey']
      : [`Conte como foi: ${offerTitle}`, 'Leva dois minutos:', 'responder à pesquisa'];
  const body = `<p>${call} <a href="${escapeHtml(path)}">${link}</a>.</p>`;
  await notify({ live }, transaction, { accountId: person.account_id, title, body, dedupeKey, now });
}
