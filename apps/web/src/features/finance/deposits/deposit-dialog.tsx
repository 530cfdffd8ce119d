import type { OwnPix } from '@patio/contract/finance/pix/own-pix.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PixCode } from '../pix/public.ts';
import { useDepositTexts } from './deposit-texts.ts';
import { openDeposit, useDeposits } from './use-deposits.ts';

interface Props {
  readonly offer: number;
  /** The server's message: how much, and above which bids. */
  readonly text: string;
  /** What it is left for, if not for a bid. */
  readonly way?: { readonly title: string; readonly held: string; readonly act: string };
  readonly onClose: () => void;
  /** Sends again what was refused. */
  readonly onHeld: () => void;
}

/** Says that a bid, or a second chance, needs a deposit, lets it be paid by Pix, and sends again what was refused once it is held. */
export function DepositDialog({ offer, text, way, onClose, onHeld }: Props) {
  const texts = useDepositTexts();
  const { shell } = useTexts();
  const { deposits, load } = useDeposits();
  const [pix, showPix] = useState<OwnPix['pix']>(null);
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const own = typeof deposits === 'string' ? [] : deposits;
  const held = own.some(({ codigoOferta, situacao }) => codigoOferta === offer && situacao === 'guardada');
  const ask = async (): Promise<void> => {
    setWorking(true);
    const opened = await openDeposit(offer, texts.failed);
    setProblem(typeof opened === 'string' ? opened : null);
    if (typeof opened !== 'string') showPix(opened.pix);
    await load();
    setWorking(false);
  };
  return (
    <Dialog
      title={way?.title ?? texts.dialog}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        held ? (
          <Button look="bid" onClick={onHeld}>
            {way?.act ?? texts.bid}
          </Button>
        ) : pix === null ? (
          <Button look="bid" busy={working} onClick={() => void ask()}>
            {texts.pay}
          </Button>
        ) : (
          <Button onClick={onClose}>{shell.close}</Button>
        )
      }
    >
      <div role="alert">
        <p>{text}</p>
      </div>
      <p className="mt-2 text-sm text-ink-2">{texts.rule}</p>
      {problem === null ? null : (
        <div className="mt-3">
          <Notice tone="warn" icon="info">
            {problem}
          </Notice>
        </div>
      )}
      <div aria-live="polite" className="mt-3">
        {held ? (
          <Notice tone="ok" icon="info">
            {way?.held ?? texts.held}
          </Notice>
        ) : null}
      </div>
      {held || pix === null ? null : (
        <div className="mt-3">
          <PixCode pix={pix} working={working} onRenew={() => void ask()} />
        </div>
      )}
    </Dialog>
  );
}
