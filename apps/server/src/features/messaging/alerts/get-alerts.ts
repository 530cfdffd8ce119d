import type { AlertSettings } from '@patio/contract/messaging/alerts/alert-settings.ts';
import type { getAlerts as contract } from '@patio/contract/messaging/alerts/get-alerts.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentAlerts } from './alerts.present.ts';
import { choicesOf, emailToConfirm } from './choices.store.ts';
import { countDevices } from './push/push-devices.store.ts';
import { pushKeys } from './push/push-keys.ts';

export const getAlerts =
  (deps: ServerDeps): Handler<typeof contract> =>
  (_input, { actor }) =>
    settingsOf(deps, deps.database, actor);

/** The data of the alerts screen. */
export async function settingsOf(
  { config }: ServerDeps,
  queries: Queries,
  actor: Actor,
): Promise<AlertSettings> {
  const { accountId, staffRole, partnerId } = actor;
  const ofSales = staffRole === 'sales' || staffRole === 'administrator';
  const work = { sells: ofSales || partnerId !== null, checks: ofSales || staffRole === 'support' };
  const [choices, devices, emailPorConfirmar] = await Promise.all([
    choicesOf(queries, accountId),
    countDevices(queries, accountId),
    emailToConfirm(queries, accountId),
  ]);
  return {
    data: presentAlerts(choices, work),
    emailPorConfirmar,
    aparelhos: devices,
    chavePush: pushKeys(config).publicKey,
  };
}
