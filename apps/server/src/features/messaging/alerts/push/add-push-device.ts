import type { addPushDevice as contract } from '@patio/contract/messaging/alerts/add-push-device.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { isPushAddress } from '../../../../platform/push/push-address.ts';
import { recordIdiom } from '../../mail/public.ts';
import { countDevices, saveDevice } from './push-devices.store.ts';

/** Maximum of devices per user. */
const mostDevices = 20;

export const addPushDevice =
  ({ database, config }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, idiom, now }) => {
    const { endpoint, keys } = body;
    const { accountId } = actor;
    if (!isPushAddress(endpoint, config.push.hosts)) fail('push-service-unknown');
    return database.transact(async (transaction) => {
      const others = await countDevices(transaction, accountId, endpoint);
      if (others >= mostDevices) fail('too-many-devices', { parameters: { maximum: mostDevices } });
      await saveDevice(transaction, { accountId, endpoint, ...keys, now });
      await recordIdiom(transaction, accountId, idiom);
      return { aparelhos: others + 1 };
    });
  };
