import type { OwnPix } from '@patio/contract/finance/pix/own-pix.ts';
import { Button } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useEffect, useState } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { QrCode } from '../../../platform/qr/qr-code.tsx';
import { usePixTexts } from './pix-texts.ts';

interface Props {
  readonly pix: NonNullable<OwnPix['pix']>;
  readonly working: boolean;
  readonly onRenew: () => void;
}

/** A Pix to be scanned or copied, with the time that is left; then the way to another one. */
export function PixCode({ pix, working, onRenew }: Props) {
  const texts = usePixTexts();
  const { date } = useDates();
  const left = useTimeLeft(pix);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  if (left <= 0) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-sm text-warn">{texts.expired}</p>
        <Button busy={working} onClick={onRenew}>
          {texts.renew}
        </Button>
      </div>
    );
  }
  const copy = (): void => {
    navigator.clipboard.writeText(pix.copiaECola).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  };
  return (
    <div className="flex flex-col items-center gap-3 sm:flex-row sm:items-start">
      <QrCode content={pix.copiaECola} label={texts.qr} />
      <div className="flex w-full min-w-0 flex-col items-start gap-2">
        {pix.prazo === 'vencimento' ? (
          <p className="text-sm font-medium">{texts.until(date(Date.parse(pix.expiraEm) - 1))}</p>
        ) : (
          <p role="timer" className="text-sm font-medium tabular-nums">
            {texts.left(minutesText(left))}
          </p>
        )}
        <p className="text-sm text-ink-2">{texts.text}</p>
        <p className="w-full rounded-control bg-sunken p-2 text-sm wrap-anywhere select-all">
          {pix.copiaECola}
        </p>
        <Button look="bid" onClick={copy}>
          {copied === 'yes' ? texts.copied : texts.copy}
        </Button>
        {copied === 'failed' ? (
          <Notice tone="warn" icon="info">
            {texts.copyFailed}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}

/** Milliseconds that are left of a Pix, counted by the second from when it was loaded: the clock of the browser may be wrong. */
function useTimeLeft(pix: Props['pix']): number {
  const [left, setLeft] = useState(pix.segundos * 1000);
  useEffect(() => {
    const until = performance.now() + pix.segundos * 1000;
    const count = (): void => setLeft(until - performance.now());
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [pix]);
  return left;
}

function minutesText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
