import { Button } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useThisDevice } from './use-this-device.ts';

/** Alerts on this device: the browser asks for permission only after a click here, and a denial is explained. */
export function DeviceCard({ devices, publicKey }: { devices: number; publicKey: string }) {
  const { alerts: texts } = useTexts();
  const device = useThisDevice(devices, publicKey);
  const { state, busy } = device;
  return (
    <section
      aria-labelledby="alerts-device"
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="alerts-device" className="text-lg font-semibold">
        {texts.device}
      </h2>
      <p className="text-ink-2">{texts.deviceText}</p>
      {state === 'unsupported' ? <Notice tone="plain">{texts.unsupported}</Notice> : null}
      {state === 'denied' ? <Notice tone="warn">{texts.denied}</Notice> : null}
      {state === 'on' ? (
        <Notice tone="ok" icon="check">
          {texts.deviceOn}
        </Notice>
      ) : null}
      <div role="status" className="w-full text-sm empty:hidden">
        {device.said === '' ? null : <Notice tone={device.failed ? 'danger' : 'plain'}>{device.said}</Notice>}
      </div>
      <div className="needs-script flex flex-wrap gap-3">
        {state === 'on' ? (
          <Button onClick={device.turnOff} busy={busy}>
            {busy ? texts.working : texts.turnOff}
          </Button>
        ) : null}
        {state === 'off' || state === null ? (
          <Button look="bid" onClick={device.turnOn} busy={busy} disabled={state === null}>
            {busy ? texts.working : texts.turnOn}
          </Button>
        ) : null}
        {device.devices > (state === 'on' ? 1 : 0) ? (
          <Button look="plain" onClick={device.removeAll} disabled={busy}>
            {texts.removeAll}
          </Button>
        ) : null}
      </div>
      {device.devices === 0 ? null : <p className="text-sm text-ink-3">{texts.devices(device.devices)}</p>}
    </section>
  );
}
