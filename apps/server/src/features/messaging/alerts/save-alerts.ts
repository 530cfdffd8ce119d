import type { saveAlerts as contract } from '@patio/contract/messaging/alerts/save-alerts.ts';
import { isAlways } from '@patio/domain/messaging/alerts/alert-events.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { choicesFromWire } from './alerts.present.ts';
import { recordIdiom } from '../mail/public.ts';
import { saveChoices } from './choices.store.ts';
import { settingsOf } from './get-alerts.ts';

/** Stores all of the given choices or none. */
export const saveAlerts =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, idiom }) => {
    const choices = choicesFromWire(body.data);
    if (choices.some(({ event, channel, wanted }) => !wanted && isAlways(event, channel)))
      fail('alert-required');
    return deps.database.transact(async (transaction) => {
      await saveChoices(transaction, actor.accountId, choices);
      await recordIdiom(transaction, actor.accountId, idiom);
      return settingsOf(deps, transaction, actor);
    });
  };
