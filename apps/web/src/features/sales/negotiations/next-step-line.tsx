import { Badge } from '@patio/ui/states.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
import type { NextStepView } from './negotiation-view.ts';
import { useNextStepTexts } from './next-step-texts.ts';

/** "Próximo passo: pagamento, com você, até 27/11/2026", and whether that day is over. */
export function NextStepLine({ next: { stage, owner, due, late } }: { next: NextStepView }) {
  const texts = useNextStepTexts();
  const { date } = useDates();
  const until = due === null ? [] : [late ? texts.was(date(due)) : texts.until(date(due))];
  return (
    <p data-testid="next-step" className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
      {late ? <Badge tone="warn">{texts.late}</Badge> : null}
      <span className={owner === 'comprador' ? 'font-medium text-ink' : ''}>
        {texts.next}: {[texts.stage[stage], texts.owner[owner], ...until].join(', ')}
      </span>
    </p>
  );
}
