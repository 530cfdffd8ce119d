import { CallFailure } from '@patio/api-client/call-failure.ts';
import type { PickupCode as Code } from '@patio/contract/sales/pickup-codes/pickup-code.ts';
import { replaceOwnPickupCode } from '@patio/contract/sales/pickup-codes/replace-own-pickup-code.ts';
import { Button } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useState } from 'react';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { QrCode } from '../../../platform/qr/qr-code.tsx';
import { usePurchaseTexts } from './purchase-texts.ts';

interface Props {
  readonly purchase: number;
  readonly pickup: Code;
  readonly onChange: () => void;
}

/** The code with which the buyer collects the vehicle, to be read aloud or scanned at the gate, and how to replace it. */
export function PickupCode({ purchase, pickup, onChange }: Props) {
  const { pickup: texts } = usePurchaseTexts();
  const { asking, setAsking, working, outcome, replace } = useReplacement(purchase, onChange);
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card">
      <h2 className="font-semibold">{texts.title}</h2>
      <div className="mt-3 flex flex-col items-center gap-3">
        <QrCode content={pickup.codigo} label={texts.qr} />
        <p className="text-2xl font-semibold tracking-widest tabular-nums select-all">{pickup.codigo}</p>
      </div>
      <p className="mt-3 text-sm text-ink-2">{texts.text}</p>
      <div className="no-print mt-3 flex flex-col items-start gap-2">
        {outcome === null ? null : (
          <Notice tone={outcome === 'done' ? 'ok' : 'warn'} icon="info">
            {outcome === 'done' ? texts.done : outcome}
          </Notice>
        )}
        {asking ? (
          <>
            <p className="text-sm">{texts.ask}</p>
            <div className="flex flex-wrap gap-2">
              <Button size="small" busy={working} onClick={() => void replace()}>
                {texts.confirm}
              </Button>
              <Button size="small" onClick={() => setAsking(false)}>
                {texts.keep}
              </Button>
            </div>
          </>
        ) : (
          <Button size="small" onClick={() => setAsking(true)}>
            {texts.replace}
          </Button>
        )}
      </div>
    </section>
  );
}

function useReplacement(purchase: number, onChange: () => void) {
  const { pickup: texts } = usePurchaseTexts();
  const [asking, setAsking] = useState(false);
  const [working, setWorking] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  const replace = async (): Promise<void> => {
    setWorking(true);
    try {
      await browserCall(replaceOwnPickupCode, { params: { id: purchase } });
      setOutcome('done');
      setAsking(false);
      onChange();
    } catch (failure) {
      setOutcome((failure instanceof CallFailure ? failure.erros[0] : undefined) ?? texts.failed);
    } finally {
      setWorking(false);
    }
  };
  return { asking, setAsking, working, outcome, replace };
}
