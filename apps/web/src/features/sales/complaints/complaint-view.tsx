import type { OwnComplaint } from '@patio/contract/sales/complaints/own-complaints.ts';
import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Badge } from '@patio/ui/states.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
import { ComplaintHistory } from './complaint-history.tsx';
import { useComplaintTexts } from './complaint-texts.ts';

type Step = OwnComplaint['passos'][number];

const TONES = {
  waiting: 'plain',
  asked: 'warn',
  answered: 'info',
  proposed: 'warn',
  agreed: 'ok',
  closed: 'plain',
} as const;

/** The step that stands first in a state. */
const FIRST: ReadonlySet<Step> = new Set(['reply', 'accept', 'reopen']);

interface Props {
  readonly complaint: OwnComplaint;
  readonly store: string | null;
  readonly onStep: (step: Step) => void;
}

/** One complaint: where it stands, until when who does what, what happened, and what the buyer can do. */
export function ComplaintView({ complaint, store, onStep }: Props) {
  const texts = useComplaintTexts();
  const { protocolo, categoria, pedido, situacao, passos, foraDoPrazo, recorrida, resultado } = complaint;
  const ended = situacao === 'closed';
  return (
    <li className="flex min-w-0 flex-col gap-2 border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-medium">{texts.categories[categoria]}</h3>
        <Badge tone={TONES[situacao]}>{texts.states[situacao]}</Badge>
        {recorrida && !ended ? <Badge tone="info">{texts.reviewed}</Badge> : null}
        {resultado === null ? null : <Badge>{texts.findings[resultado]}</Badge>}
        {foraDoPrazo ? <Badge tone="warn">{texts.late}</Badge> : null}
      </div>
      <p className="text-sm text-ink-2 tabular-nums">
        {texts.protocol(protocolo)} · {texts.remedies[pedido]}
      </p>
      <Clock complaint={complaint} />
      <details open={!ended} className="text-sm">
        <summary className="cursor-pointer py-1 text-ink-2">{texts.history(protocolo)}</summary>
        <div className="mt-1 text-base">
          <ComplaintHistory complaint={complaint} store={store} />
        </div>
      </details>
      <div className="no-print flex flex-wrap gap-2 empty:hidden">
        {passos.map((step) => (
          <Button
            key={step}
            size="small"
            look={FIRST.has(step) ? 'bid' : 'quiet'}
            aria-label={`${texts.steps[step]}: ${texts.protocol(protocolo)}`}
            onClick={() => onStep(step)}
          >
            {texts.steps[step]}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** Whose turn it is, and until when. */
function Clock({ complaint }: { readonly complaint: OwnComplaint }) {
  const texts = useComplaintTexts();
  const { date } = useDates();
  const { situacao, com, responderAte, compradorAte, atrasada, motivoFim, reabrirAte } = complaint;
  const on = (at: string | null): string => (at === null ? '' : date(Date.parse(at)));
  const desk = texts.desks[com];
  const line = {
    waiting: atrasada ? texts.overdue(desk, on(responderAte)) : texts.answerBy(desk, on(responderAte)),
    agreed: atrasada ? texts.overdue(desk, on(responderAte)) : texts.fulfilBy(on(responderAte)),
    asked: `${texts.reactBy(on(compradorAte))} ${texts.paused}`,
    answered: texts.reactBy(on(compradorAte)),
    proposed: texts.reactBy(on(compradorAte)),
    closed: [
      motivoFim === null ? '' : texts.ends[motivoFim],
      complaint.passos.length > 0 ? texts.reopenBy(on(reabrirAte)) : '',
    ]
      .join(' ')
      .trim(),
  }[situacao];
  return (
    <p className={`flex items-start gap-1.5 text-sm font-medium ${atrasada ? 'text-warn' : ''}`}>
      <Icon name={atrasada ? 'alert' : 'clock'} size={16} className="mt-0.5 shrink-0" />
      <span>{line}</span>
    </p>
  );
}
