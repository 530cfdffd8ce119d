import { formatMoney } from '@patio/domain/money/format-money.ts';
import { useDates } from '../../../platform/i18n/dates.ts';
import type { OwnStep } from './proposal-view.ts';
import { useProposalTexts } from './use-proposal-texts.ts';

/** The history of a user's proposals on an offer, in order, with who did what. */
export function ProposalSteps({ steps }: { steps: readonly OwnStep[] }) {
  const texts = useProposalTexts();
  const { dateTime } = useDates();
  if (steps.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-9 items-center font-medium text-accent hover:underline pointer-coarse:min-h-11">
        {texts.steps} ({steps.length})
      </summary>
      <ol className="mt-1">
        {steps.map((step, index) => (
          <li key={index} className="border-t border-line py-1.5">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span className="tabular-nums text-ink-3">{dateTime(step.at)}</span>
              {step.value === null ? null : (
                <span className="money font-medium whitespace-nowrap">{formatMoney(step.value)}</span>
              )}
            </div>
            <p>{nameOf(step, texts)}</p>
            {step.message === '' ? null : (
              <p className="wrap-anywhere whitespace-pre-line text-ink-2">“{step.message}”</p>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

function nameOf({ name, by }: OwnStep, { step }: ReturnType<typeof useProposalTexts>): string {
  const words = step[name];
  return typeof words === 'string' ? words : words[by];
}
