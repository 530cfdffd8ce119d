import type { turnOffAlert as contract } from '@patio/contract/alerts/turn-off-alert.ts';
import { isAlways } from '@patio/domain/alerts/alert-events.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { wireEvents } from './alerts.present.ts';
import { accountExists, saveChoices } from './choices.store.ts';
import { turnedOffBy } from './off-token.ts';

/** Ends the mails of the event that the token names, for whoever holds the mail. */
export const turnOffAlert =
  ({ database, config }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }) => {
    const named = turnedOffBy(config, params.token);
    if (named === null) return fail('alert-token-unknown');
    const { accountId, event } = named;
    if (isAlways(event, 'mail')) fail('alert-required');
    if (!(await accountExists(database, accountId))) fail('alert-token-unknown');
    await saveChoices(database, accountId, [{ event, channel: 'mail', wanted: false }]);
    return { evento: wireEvents[event] };
  };
