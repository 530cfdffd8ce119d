import type { OwnVisit } from '@patio/contract/sales/visits/visit-fields.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Badge, Notice } from '@patio/ui/states.tsx';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { LateVisitDialog } from './late-visit-dialog.ts';
import { cancelVisit } from './visit-calls.ts';
import { VisitFacts } from './visit-facts.tsx';
import { useVisitTexts } from './visit-texts.ts';

const TONES = {
  pedida: 'warn',
  marcada: 'info',
  passou: 'plain',
  feita: 'ok',
  faltou: 'danger',
  cancelada: 'plain',
  recusada: 'danger',
} as const;

interface Props {
  readonly visit: OwnVisit;
  readonly onChanged: () => void;
}

/** One visit, and what its visitor can still change. */
export function VisitItem({ visit, onChanged }: Props) {
  const texts = useVisitTexts();
  const link = useLink();
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const { codigo, codigoOferta, tituloOferta, situacao, causa, motivo, podeMudar } = visit;
  const close = (): void => setOpen(null);
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 font-semibold wrap-anywhere">{tituloOferta}</h2>
        <Badge tone={TONES[situacao]}>{texts.states[situacao]}</Badge>
      </div>
      <VisitFacts visit={visit} />
      {causa === null ? null : <p className="text-sm text-ink-2">{texts.causes[causa]}</p>}
      {motivo === null ? null : <p className="text-sm wrap-anywhere text-ink-2">{texts.reason(motivo)}</p>}
      <div className="flex flex-wrap gap-2">
        <Link to={link(`/oferta/${codigoOferta}`)} className={buttonLook('quiet', 'small')}>
          {texts.seeOffer}
        </Link>
        {podeMudar ? (
          <>
            <Button
              size="small"
              aria-label={`${texts.move}: ${tituloOferta}`}
              onClick={() => setOpen('move')}
            >
              {texts.move}
            </Button>
            <Button
              size="small"
              look="plain"
              aria-label={`${texts.cancel}: ${tituloOferta}`}
              onClick={() => setOpen('cancel')}
            >
              {texts.cancel}
            </Button>
          </>
        ) : null}
      </div>
      {open === 'move' ? (
        <Suspense>
          <LateVisitDialog offer={codigoOferta} visit={codigo} onClose={close} onDone={onChanged} />
        </Suspense>
      ) : null}
      {open === 'cancel' ? <CancelDialog code={codigo} onClose={close} onChanged={onChanged} /> : null}
    </li>
  );
}

interface CancelProps {
  readonly code: number;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function CancelDialog({ code, onClose, onChanged }: CancelProps) {
  const texts = useVisitTexts();
  const { shell } = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    const refusal = await cancelVisit(code);
    setBusy(false);
    onChanged();
    if (refusal === null) return onClose();
    setProblem(refusal || shell.genericError);
  };
  return (
    <Dialog
      title={texts.cancelTitle}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {texts.back}
          </Button>
          <Button look="danger" busy={busy} onClick={() => void confirm()}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <p>{texts.cancelText}</p>
      {problem === null ? null : (
        <div role="alert" className="mt-3">
          <Notice tone="danger" icon="alert">
            {problem}
          </Notice>
        </div>
      )}
    </Dialog>
  );
}
