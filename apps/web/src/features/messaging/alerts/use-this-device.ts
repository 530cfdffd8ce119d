import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DeviceChange, DeviceState } from './this-device.ts';

interface View {
  /** Null until the browser has been asked. */
  readonly state: DeviceState | null;
  readonly devices: number;
  readonly busy: boolean;
  /** Result of the last request; '' before one. */
  readonly said: string;
  readonly failed: boolean;
}

type Calls = typeof import('./this-device.ts');

/** The texts for a request that is done or has failed. */
interface Words {
  readonly done: (state: DeviceState) => string;
  readonly failure: string;
}

/** Alerts on this device, and the requests about them. */
export function useThisDevice(devices: number, publicKey: string) {
  const { alerts: texts } = useTexts();
  const [view, setView] = useState<View>({ state: null, devices, busy: false, said: '', failed: false });
  const change = useCallback((part: Partial<View>) => setView((now) => ({ ...now, ...part })), []);

  useBrowsersAnswer(change);
  const request = async (make: (calls: Calls) => Promise<DeviceChange>, words: Words): Promise<void> => {
    change({ busy: true, said: '', failed: false });
    const done = await make(await import('./this-device.ts'));
    if (!done.ok) return change({ busy: false, failed: true, said: done.text || words.failure });
    const known = done.devices === null ? {} : { devices: done.devices };
    change({ state: done.state, ...known, busy: false, failed: false, said: words.done(done.state) });
  };
  return {
    ...view,
    turnOn: () =>
      void request(({ turnOnHere }) => turnOnHere(publicKey), {
        done: (state) => (state === 'off' ? texts.undecided : ''),
        failure: texts.deviceFailed,
      }),
    turnOff: () =>
      void request(({ turnOffHere }) => turnOffHere(view.devices), {
        done: () => texts.deviceTurnedOff,
        failure: texts.deviceOffFailed,
      }),
    removeAll: () =>
      void request(({ turnOffEverywhere }) => turnOffEverywhere(), {
        done: () => texts.removedAll,
        failure: texts.deviceOffFailed,
      }),
  };
}

/** Reads the push state of the browser once, and registers a device that it already has. */
function useBrowsersAnswer(change: (part: Partial<View>) => void): void {
  useEffect(() => {
    let current = true;
    const ask = async (): Promise<void> => {
      const { deviceState, renewHere } = await import('./this-device.ts');
      const state = await deviceState();
      if (current) change({ state });
      const renewed = state === 'on' ? await renewHere() : null;
      if (current && renewed?.ok && renewed.devices !== null) change({ devices: renewed.devices });
    };
    void ask();
    return () => {
      current = false;
    };
  }, [change]);
}
