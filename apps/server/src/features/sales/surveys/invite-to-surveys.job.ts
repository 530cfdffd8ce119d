import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { notifyUser } from '../../messaging/alerts/public.ts';
import { messages, pageAddress } from '../../messaging/mail/public.ts';
import { invitationBook, type DueInvitation } from './due-invitations.store.ts';

/** Maximum of invitations per transaction. */
const batch = 100;
/** Deals that ended longer ago are not asked about any more. */
const memoryMs = 7 * 86_400_000;
/** Nobody is asked why they lost in the moment in which they read that they did; a sale may be undone, too. */
const afterLossMs = 86_400_000;

/**
 * Invites everyone who completed a purchase, cancelled, or lost an offer a day ago: by mail and in the inbox, once each (S-45). It looks at
 * ended deals, no matter who ended them, so that no step of a sale has to know about surveys.
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
        const people = await book.due(now - memoryMs, batch, now - afterLossMs);
        for (const person of people) {
          const guid = await book.invite(person, now);
          if (guid !== undefined) await invite(deps, transaction, { person, guid, now });
        }
        return people.length === batch;
      }),
  };
}

async function invite(
  deps: ServerDeps,
  transaction: Transaction,
  { person, guid, now }: { person: DueInvitation; guid: string; now: number },
): Promise<void> {
  const { brand, publicUrl } = deps.config;
  const { idiom, name, occasion, title: offerTitle, seller: store } = person;
  const path = `/survey/?guid=${guid}&lance_id=${person.deal_code}`;
  await notifyUser(deps, transaction, {
    person: { id: person.account_id, email: person.email },
    idiom,
    event: 'survey',
    path,
    dedupeKey: `survey:${guid}`,
    now,
    write: (foot) =>
      messages.surveyInvitation({
        brand,
        idiom,
        store,
        foot,
        name,
        occasion,
        offerTitle,
        address: pageAddress(publicUrl, store, path),
      }),
  });
}
