import type { Transfer } from '@patio/contract/sales/transfer/transfer.ts';
import { Notice } from '@patio/ui/states.tsx';
import { lazy, Suspense, useState } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { ReadSection } from '../../../platform/screen/read-section.tsx';
import type { Step } from './transfer-calls.ts';
import { Fines } from './fines.tsx';
import { TransferStep } from './transfer-step.tsx';
import { useTransferTexts } from './transfer-texts.ts';
import { useTransfer } from './use-transfer.ts';

const LateSending = lazy(() =>
  import('./send-step-dialog.tsx').then(({ SendStepDialog }) => ({ default: SendStepDialog })),
);
const LateUndoing = lazy(() =>
  import('./undo-step-dialog.tsx').then(({ UndoStepDialog }) => ({ default: UndoStepDialog })),
);

/** The transfer of ownership of a purchase of the user: loading, failed, ended, or its steps; nothing if it has none. */
export function TransferSection({ code }: { readonly code: number }) {
  const texts = useTransferTexts();
  const { transfer, show, retry, reload } = useTransfer(code);
  if (transfer === null) return null;
  return (
    <ReadSection
      id="transferencia"
      title={texts.title}
      read={transfer}
      height="h-40"
      failedText={texts.loadFailed}
      onRetry={retry}
    >
      {typeof transfer === 'string' ? null : transfer.encerrada ? (
        <p className="mt-1 text-ink-2">{texts.ended}</p>
      ) : (
        <Loaded code={code} transfer={transfer} onChange={show} onStale={reload} />
      )}
    </ReadSection>
  );
}

interface LoadedProps {
  readonly code: number;
  readonly transfer: Transfer;
  readonly onChange: (transfer: Transfer | null) => void;
  /** A change was refused: the list may have changed meanwhile. */
  readonly onStale: () => void;
}

function Loaded({ code, transfer, onChange, onStale }: LoadedProps) {
  const texts = useTransferTexts();
  const { date } = useDates();
  const [open, setOpen] = useState<{ readonly what: 'send' | 'undo'; readonly step: Step } | null>(null);
  const { etapas, multas, prazoComprador: clock, faltam, versao } = transfer;
  const close = (): void => setOpen(null);
  const given = open === null ? null : { code, version: versao, step: open.step, onClose: close, onStale };
  const changed = (fresh: Transfer | null): void => {
    close();
    onChange(fresh);
  };
  return (
    <>
      <p className="mt-1 text-sm text-ink-2">{texts.hint}</p>
      <div className="mt-3 flex flex-col gap-3">
        {clock === null ? null : (
          <Notice tone={clock.dias <= 3 ? 'warn' : 'info'} icon={clock.dias < 0 ? 'alert' : 'clock'}>
            {texts.clock(date(Date.parse(`${clock.ate}T12:00:00Z`)), clock.dias)}
          </Notice>
        )}
        {faltam.length === 0 ? null : (
          <Notice tone="info" icon="info">
            {texts.missing(faltam.map((step) => texts.step[step].title).join(', '))}
          </Notice>
        )}
        <ol className="flex flex-col">
          {etapas.map((step) => (
            <TransferStep
              key={step.etapa}
              step={step}
              onSend={() => setOpen({ what: 'send', step })}
              onUndo={() => setOpen({ what: 'undo', step })}
            />
          ))}
        </ol>
        <Fines fines={multas} />
      </div>
      {given === null ? null : (
        <Suspense>
          {open?.what === 'send' ? (
            <LateSending {...given} onSent={changed} />
          ) : (
            <LateUndoing {...given} onUndone={changed} />
          )}
        </Suspense>
      )}
    </>
  );
}
