import { countsHours } from '@patio/domain/catalogue/catalogue/hour-meter.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { useTerm } from '../../../../platform/i18n/terms.ts';
import { useCount } from '../../../../platform/i18n/counts.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { CostQuote } from '../../../trading/costs/public.ts';
import type { DealIntent } from '../../../identity/intents/public.ts';
import { SmallPicture } from '../../../../platform/pictures/small-picture.tsx';
import { SummaryTotal } from './summary-total.tsx';

interface Props {
  readonly intent: DealIntent;
  /** The step does not show the total itself. */
  readonly showsTotal: boolean;
  /** The costs; null while unknown. */
  readonly terms: CostQuote | null;
}

/** The offer and the amount beside the steps (FLOW-03), with the total where the step does not show it. */
export function FlowSummary({ intent, showsTotal, terms }: Props) {
  const { flow, card } = useTexts();
  const count = useCount();
  const term = useTerm();
  const { offer } = intent;
  const facts = [
    [flow.years, offer.years],
    [flow.fuel, offer.fuel],
    [flow.plate, offer.plate.slice(-4)],
    [flow.colour, offer.colour],
    [countsHours(offer.usage) ? card.hours : flow.usage, count(offer.usage)],
  ] as const;
  const lines = [...facts.map(([title, value]) => ({ title, value })), ...offer.more];
  return (
    <aside
      aria-label={flow.summary}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-card max-md:order-first"
    >
      <SmallPicture
        address={offer.photo}
        width={340}
        height={200}
        sizes="340px"
        priority="eager"
        className="h-40 w-full object-cover max-md:hidden"
      />
      <div className="p-5">
        <h2 className="leading-6 font-semibold">{offer.title}</h2>
        <p className="mt-2 text-sm text-ink-3">{flow.value[intent.type]}</p>
        <p data-testid="price" className="money text-2xl font-bold">
          {formatMoney(intent.value)}
        </p>
        {showsTotal ? <SummaryTotal intent={intent} terms={terms} /> : null}
        <dl className="mt-3 text-sm max-md:grid max-md:grid-cols-2 max-md:gap-x-5">
          {lines
            .filter(({ value }) => value !== '')
            .map(({ title, value }) => (
              <div
                key={title}
                className="flex justify-between gap-4 border-t border-line py-2 max-md:flex-col max-md:gap-0 max-md:py-1.5"
              >
                <dt className="text-ink-3">{term(title)}</dt>
                <dd className="text-right font-medium first-letter:uppercase max-md:text-left">
                  {term(value)}
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </aside>
  );
}
