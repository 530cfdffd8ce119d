import type { turnOffAlert as contract } from '@patio/contract/messaging/alerts/turn-off-alert.ts';
import { isAlways } from '@patio/domain/messaging/alerts/alert-events.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { wireEvents } from './alerts.present.ts';
import { searchMailsEnded } from './alert-events.ts';
import { accountExists, saveChoices } from './choices.store.ts';
import { turnedOffBy } from './off-token.ts';

/** Turns off the mails of the events named by the token, for the owner of the mailbox. */
export const turnOffAlert =
  ({ database, config }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }) => {
    const named = turnedOffBy(config, params.token);
    if (named === null) return fail('alert-token-unknown');
    const { accountId, events } = named;
    const alerts = events.filter((event) => event !== 'saved-search');
    if (alerts.some((event) => isAlways(event, 'mail'))) fail('alert-required');
    if (!(await accountExists(database, accountId))) fail('alert-token-unknown');
    await database.transact(async (transaction) => {
      const off = { channel: 'mail', wanted: false } as const;
      await saveChoices(
        transaction,
        accountId,
        alerts.map((event) => ({ event, ...off })),
      );
      if (events.includes('saved-search')) await searchMailsEnded.publish(null, transaction, { accountId });
    });
    return {
      eventos: events.map((event) => (event === 'saved-search' ? 'BUSCA_SALVA' : wireEvents[event])),
    };
  };
