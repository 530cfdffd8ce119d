import type { OwnVisit } from '@patio/contract/sales/visits/visit-fields.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { ErrorState, Notice, Skeleton } from '@patio/ui/states.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { SlotChoice } from './slot-choice.tsx';
import { useSlots } from './use-slots.ts';
import { takeSlot, type ChosenSlot, type Slots } from './visit-calls.ts';
import { VisitFacts } from './visit-facts.tsx';
import { useVisitTexts } from './visit-texts.ts';

interface Props {
  readonly offer: number;
  /** The visit that is moved; null: a new one. */
  readonly visit: number | null;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Books a visit, or moves one: place, day and time; then where it is. A refusal keeps what can still be chosen. */
export function VisitDialog({ offer, visit, onClose, onDone }: Props) {
  const texts = useVisitTexts();
  const { shell } = useTexts();
  const { slots, failed, load } = useSlots(offer);
  const [slot, choose] = useState<ChosenSlot | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [booked, setBooked] = useState<OwnVisit | null>(null);
  const send = async (): Promise<void> => {
    if (slot === null) return setProblem(texts.choose);
    setBusy(true);
    setProblem(null);
    const outcome = await takeSlot({ offer, visit }, slot);
    setBusy(false);
    if (typeof outcome !== 'string') {
      setBooked(outcome);
      return onDone?.();
    }
    setProblem(outcome || texts.sendFailed);
    choose(null);
    load();
  };
  if (booked !== null) return <BookedDialog visit={booked} onClose={onClose} />;
  const asks = slots?.comAprovacao === true && visit === null;
  const action = visit === null ? (asks ? texts.ask : texts.book) : texts.move;
  return (
    <Dialog
      title={visit === null ? texts.title : texts.moveTitle}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        slots === null || !slots.emailConfirmado || slots.locais.length === 0 ? null : (
          <Button look="bid" busy={busy} onClick={() => void send()}>
            {busy ? texts.sending : action}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {slots === null && !failed ? (
          <div role="status" aria-label={texts.loading}>
            <Skeleton className="h-48" />
          </div>
        ) : null}
        {failed ? <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={load} /> : null}
        {slots === null ? null : <Choice slots={slots} asks={asks} slot={slot} onChoose={choose} />}
        {problem === null ? null : (
          <div role="alert">
            <Notice tone="danger" icon="alert">
              {problem}
            </Notice>
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly slots: Slots;
  readonly asks: boolean;
  readonly slot: ChosenSlot | null;
  readonly onChoose: (slot: ChosenSlot) => void;
}

function Choice({ slots, asks, slot, onChoose }: ChoiceProps) {
  const texts = useVisitTexts();
  const link = useLink();
  if (!slots.emailConfirmado)
    return (
      <>
        <p>{texts.needsEmail}</p>
        <Link to={link('/perfil')} className={buttonLook('quiet')}>
          {texts.profile}
        </Link>
      </>
    );
  const places = slots.locais.filter(({ horarios }) => horarios.some(({ livres }) => livres > 0));
  if (places.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <p>{texts.intro}</p>
      {asks ? <Notice tone="warn">{texts.approval}</Notice> : null}
      <SlotChoice places={places} chosen={slot} onChoose={onChoose} />
    </>
  );
}

function BookedDialog({ visit, onClose }: { readonly visit: OwnVisit; readonly onClose: () => void }) {
  const texts = useVisitTexts();
  const { shell } = useTexts();
  const link = useLink();
  const asked = visit.situacao === 'pedida';
  return (
    <Dialog
      title={asked ? texts.asked : texts.booked}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Link to={link('/perfil/visitas')} className={buttonLook('plain')}>
            {texts.list}
          </Link>
          <Button look="bid" onClick={onClose}>
            {shell.ok}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {asked ? <p>{texts.askedText}</p> : null}
        <VisitFacts visit={visit} />
      </div>
    </Dialog>
  );
}
