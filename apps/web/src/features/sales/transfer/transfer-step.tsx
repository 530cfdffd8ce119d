import { Button } from '@patio/ui/button.tsx';
import { Badge } from '@patio/ui/states.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
import type { Step } from './transfer-calls.ts';
import { useTransferTexts } from './transfer-texts.ts';

const TONES = {
  feita: 'ok',
  dispensada: 'plain',
  enviada: 'info',
  agora: 'warn',
  depois: 'plain',
} as const;

interface Props {
  readonly step: Step;
  readonly onSend: () => void;
  readonly onUndo: () => void;
}

/** One step: whose turn it is, how it stands and by when, and what the user may do with it. */
export function TransferStep({ step, onSend, onUndo }: Props) {
  const texts = useTransferTexts();
  const { date, dateTime } = useDates();
  const { etapa, quem, situacao, feitaEm, prazo, atrasada, ultimo, acoes } = step;
  const { title, text } = texts.step[etapa];
  const day = (at: string): string => date(Date.parse(`${at}T12:00:00Z`));
  // What follows from the purchase is done by nobody here.
  const waits = step.automatica && situacao === 'agora';
  const open = situacao === 'agora' || situacao === 'depois';
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-medium">{title}</h3>
        <Badge tone={atrasada ? 'danger' : waits ? 'plain' : TONES[situacao]}>
          {atrasada ? texts.late : waits ? texts.pending : texts.states[situacao]}
        </Badge>
        {open ? <span className="text-sm text-ink-3">{texts.owner[quem]}</span> : null}
      </div>
      {open ? <p className="text-sm text-ink-2">{text}</p> : null}
      {feitaEm === null ? null : <p className="text-sm text-ink-3">{texts.doneOn(day(feitaEm))}</p>}
      {prazo === null || !open ? null : (
        <p className={`text-sm font-medium ${atrasada ? 'text-danger' : ''}`}>
          {atrasada ? texts.was(day(prazo)) : texts.until(day(prazo))}
        </p>
      )}
      {ultimo === null ? null : (
        <p className="text-sm wrap-anywhere text-ink-2">
          {texts.lastOn(texts.last[ultimo.acao], texts.by[ultimo.de], dateTime(Date.parse(ultimo.em)))}
          {ultimo.texto === null ? '' : `: ${texts.words(ultimo.texto)}`}
        </p>
      )}
      {acoes.length === 0 ? null : (
        <div className="no-print mt-1 flex flex-wrap gap-2">
          {acoes.includes('send') ? (
            <Button look="bid" aria-label={`${texts.send}: ${title}`} onClick={onSend}>
              {texts.send}
            </Button>
          ) : null}
          {acoes.includes('undo') ? (
            <Button size="small" look="plain" aria-label={`${texts.undo}: ${title}`} onClick={onUndo}>
              {texts.undo}
            </Button>
          ) : null}
        </div>
      )}
    </li>
  );
}
