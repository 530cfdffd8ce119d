import type { Pickup } from '@patio/contract/sales/pickups/pickup.ts';
import { Button } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useState } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { ReadSection } from '../../../platform/screen/read-section.tsx';
import { PickupForm } from './pickup-form.tsx';
import { usePickupTexts } from './pickup-texts.ts';
import { usePickup } from './use-pickup.ts';

interface Props {
  readonly code: number;
  readonly onChange: () => void;
}

/** When a released purchase is collected: booked, moved and cancelled by its buyer. */
export function PickupSection({ code, onChange }: Props) {
  const texts = usePickupTexts();
  const { pickup, working, outcome, retry, book, cancel } = usePickup(code, onChange);
  return (
    <ReadSection
      id="retirada"
      title={texts.title}
      read={pickup}
      height="h-24"
      failedText={texts.loadFailed}
      onRetry={retry}
    >
      <div aria-live="polite">
        {outcome === null ? null : (
          <div className="mt-2">
            <Notice tone={outcome.done ? 'ok' : 'warn'} icon="info">
              {outcome.text}
            </Notice>
          </div>
        )}
      </div>
      {typeof pickup === 'string' ? null : (
        <div className="mt-2">
          <Loaded pickup={pickup} working={working} onBook={book} onCancel={cancel} />
        </div>
      )}
    </ReadSection>
  );
}

interface LoadedProps {
  readonly pickup: Pickup;
  readonly working: boolean;
  readonly onBook: ReturnType<typeof usePickup>['book'];
  readonly onCancel: ReturnType<typeof usePickup>['cancel'];
}

function Loaded({ pickup, working, onBook, onCancel }: LoadedProps) {
  const texts = usePickupTexts();
  const { dateTime } = useDates();
  const [moving, setMoving] = useState(false);
  const { reserva, podeMarcar } = pickup;
  const when = reserva === null ? '' : dateTime(Date.parse(reserva.inicio));
  const standing = reserva?.situacao === 'marcada' || reserva?.situacao === 'retirada' ? reserva : null;
  return (
    <>
      {pickup.pagamentoEmConferencia ? (
        <div className="mb-3">
          <Notice tone="warn" icon="info">
            {texts.checking}
          </Notice>
        </div>
      ) : null}
      {reserva?.situacao === 'faltou' ? (
        <div className="mb-3">
          <Notice tone="warn" icon="alert">
            {texts.missed(when)}
          </Notice>
        </div>
      ) : null}
      {reserva?.situacao === 'cancelada' ? (
        <p className="mb-3 text-sm text-ink-2">
          {[texts.wasCancelled(when), ...(reserva.motivo === null ? [] : [texts.team(reserva.motivo)])].join(
            ' ',
          )}
        </p>
      ) : null}
      {standing === null ? null : (
        <Standing
          booking={standing}
          pickup={pickup}
          working={working}
          moving={moving}
          onMove={() => setMoving(true)}
          onCancel={() => void onCancel(standing.versao)}
        />
      )}
      {standing === null || moving ? (
        podeMarcar ? (
          <PickupForm
            key={standing?.versao ?? 'new'}
            pickup={pickup}
            standing={standing}
            working={working}
            onBook={async (booking) => {
              if (await onBook(booking)) setMoving(false);
            }}
            onBack={standing === null ? null : () => setMoving(false)}
          />
        ) : standing === null && !pickup.pagamentoEmConferencia ? (
          <p className="text-ink-2">{reserva === null ? texts.noPlace : texts.notNow}</p>
        ) : null
      ) : null}
    </>
  );
}

interface StandingProps {
  readonly booking: NonNullable<Pickup['reserva']>;
  readonly pickup: Pickup;
  readonly working: boolean;
  readonly moving: boolean;
  readonly onMove: () => void;
  readonly onCancel: () => void;
}

/** What is booked, and how it is changed. */
function Standing({ booking, pickup, working, moving, onMove, onCancel }: StandingProps) {
  const texts = usePickupTexts();
  const { dateTime, time } = useDates();
  const [asking, setAsking] = useState(false);
  const { inicio, fim, local, endereco, terceiro, motivo, mudaAte, situacao } = booking;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-xl font-semibold tabular-nums">
        {texts.at(dateTime(Date.parse(inicio)), time(Date.parse(fim)))}
      </p>
      <p className="text-ink-2">{[endereco, local].filter(Boolean).join(', ')}</p>
      <p className="text-sm text-ink-2 wrap-anywhere">
        {terceiro === null ? texts.you : texts.who(terceiro.nome, terceiro.cpf)}
      </p>
      {motivo === null ? null : <p className="text-sm text-ink-2 wrap-anywhere">{texts.team(motivo)}</p>}
      {situacao === 'retirada' ? null : (
        <>
          <p className="text-sm">{texts.bring}</p>
          <p className="text-sm text-ink-3">
            {pickup.podeCancelar ? texts.until(dateTime(Date.parse(mudaAte))) : texts.late}
          </p>
        </>
      )}
      {asking ? (
        <div className="mt-2">
          <p className="text-sm">{texts.ask}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="small" busy={working} onClick={onCancel}>
              {texts.confirmCancel}
            </Button>
            <Button size="small" onClick={() => setAsking(false)}>
              {texts.keepIt}
            </Button>
          </div>
        </div>
      ) : pickup.podeCancelar && !moving ? (
        <div className="no-print mt-2 flex flex-wrap gap-2">
          {pickup.podeMarcar ? (
            <Button size="small" onClick={onMove}>
              {texts.move}
            </Button>
          ) : null}
          <Button size="small" onClick={() => setAsking(true)}>
            {texts.cancel}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
