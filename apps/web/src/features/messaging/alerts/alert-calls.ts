import { addPushDevice } from '@patio/contract/messaging/alerts/add-push-device.ts';
import type {
  AlertSettings,
  WireAlertChannel,
  WireAlertEvent,
} from '@patio/contract/messaging/alerts/alert-settings.ts';
import { removePushDevice } from '@patio/contract/messaging/alerts/remove-push-device.ts';
import { saveAlerts } from '@patio/contract/messaging/alerts/save-alerts.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../../platform/api/saved.ts';

/** One switch. */
export interface Switch {
  readonly event: WireAlertEvent;
  readonly channel: WireAlertChannel;
  readonly on: boolean;
}

/** Saves one switch. */
export function saveSwitch({ event, channel, on }: Switch): Promise<Saved<AlertSettings>> {
  return saved(() => browserCall(saveAlerts, { body: { data: [{ evento: event, [channel]: on }] } }));
}

/** Subscribes this browser to push; returns the number of devices. */
export function addDevice(subscription: PushSubscription): Promise<Saved<{ readonly aparelhos: number }>> {
  const { endpoint, keys } = subscription.toJSON();
  const [p256dh = '', auth = ''] = [keys?.['p256dh'], keys?.['auth']];
  return saved(() =>
    browserCall(addPushDevice, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } }),
  );
}

/** Ends push on one device, or on all devices if null. */
export function removeDevice(endpoint: string | null): Promise<Saved<undefined>> {
  return saved(() => browserCall(removePushDevice, { body: endpoint === null ? {} : { endpoint } }));
}
