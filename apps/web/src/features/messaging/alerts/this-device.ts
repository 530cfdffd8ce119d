import { addDevice, removeDevice } from './alert-calls.ts';

/** The state of alerts on this device. */
export type DeviceState = 'unsupported' | 'denied' | 'off' | 'on';

/** Result of a request: the new state, with the number of devices if known; or a failure, with the server's message or ''. */
export type DeviceChange =
  | { readonly ok: true; readonly state: DeviceState; readonly devices: number | null }
  | { readonly ok: false; readonly text: string };

/** Asks the browser, without prompting the user. */
export async function deviceState(): Promise<DeviceState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscription()) === null ? 'off' : 'on';
}

/** Turns alerts on after the user's click: the browser asks for permission, and the server learns where to send. */
export async function turnOnHere(publicKey: string): Promise<DeviceChange> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted')
    return { ok: true, state: permission === 'denied' ? 'denied' : 'off', devices: null };
  try {
    const made = await subscribe(publicKey);
    const stored = await addDevice(made);
    if (stored.ok) return { ok: true, state: 'on', devices: stored.value.aparelhos };
    await made.unsubscribe();
    return { ok: false, text: stored.text };
  } catch (failure) {
    // The browser cannot reach a push service, or was refused by it.
    if (failure instanceof DOMException) return { ok: false, text: '' };
    throw failure;
  }
}

/** Registers a device again that the browser still has: the server may have forgotten it, or it may belong to another account. */
export async function renewHere(): Promise<DeviceChange> {
  const found = await subscription();
  if (found === null) return { ok: true, state: 'off', devices: null };
  const stored = await addDevice(found);
  return stored.ok ? { ok: true, state: 'on', devices: stored.value.aparelhos } : stored;
}

/** Turns alerts off on this device, which is one of `devices`. */
export async function turnOffHere(devices: number): Promise<DeviceChange> {
  const found = await subscription();
  if (found === null) return { ok: true, state: 'off', devices: null };
  const removed = await removeDevice(found.endpoint);
  if (!removed.ok) return removed;
  await found.unsubscribe();
  return { ok: true, state: 'off', devices: Math.max(0, devices - 1) };
}

/** Turns alerts off on every device of the account. */
export async function turnOffEverywhere(): Promise<DeviceChange> {
  const removed = await removeDevice(null);
  if (!removed.ok) return removed;
  const state = await deviceState();
  if (state === 'on') await (await subscription())?.unsubscribe();
  return { ok: true, state: state === 'on' ? 'off' : state, devices: 0 };
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/avisos.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with other keys cannot be changed, only replaced.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
