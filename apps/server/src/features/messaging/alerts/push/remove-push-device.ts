import type { removePushDevice as contract } from '@patio/contract/messaging/alerts/remove-push-device.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { removeDevices } from './push-devices.store.ts';

export const removePushDevice =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body }, { actor }) => {
    await removeDevices(database, actor.accountId, body?.endpoint ?? null);
  };
