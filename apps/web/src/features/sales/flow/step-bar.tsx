import { Icon } from '@patio/ui/icon.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { Step } from '../../identity/intents/public.ts';

const STEPS = [0, 1, 2] as const;

/** The current step of the flow; only earlier steps can be chosen (FLOW-04). */
export function StepBar({ step, onBack }: { step: Step; onBack: (step: Step) => void }) {
  const { flow } = useTexts();
  return (
    <nav aria-label={flow.stepsLabel} className="mt-4">
      <ol className="grid grid-cols-3 gap-2">
        {STEPS.map((number) => (
          <li key={number}>
            <button
              type="button"
              disabled={number >= step}
              aria-current={number === step ? 'step' : undefined}
              onClick={() => onBack(number)}
              className={`flex min-h-11 w-full items-center gap-2 border-t-4 pt-1.5 text-left text-sm font-medium disabled:cursor-default ${number <= step ? 'border-accent text-ink' : 'border-line text-ink-3'}`}
            >
              <span
                className={`grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold ${number < step ? 'bg-accent text-on-accent' : 'bg-sunken'}`}
              >
                {number < step ? <Icon name="check" size={14} /> : number + 1}
              </span>
              {flow.steps[number]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
