import { countsHours } from '@patio/domain/catalogue/catalogue/hour-meter.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { useCount } from '../../../platform/i18n/counts.ts';
import { useTerm } from '../../../platform/i18n/terms.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { SmallPicture } from '../../../platform/pictures/small-picture.tsx';
import type { RequestView } from './request/request-view.ts';
import { useCancellationTexts } from './use-cancellation-texts.ts';

/** The purchase to be cancelled (CREQ-02 to CREQ-04). */
export function PurchaseSummary({ purchase }: { purchase: RequestView }) {
  const texts = useCancellationTexts();
  const { negotiations, card } = useTexts();
  const term = useTerm();
  const count = useCount();
  const word = (fact: string | null): string | null => (fact === null ? null : term(fact));
  const facts = [
    [
      countsHours(purchase.usage ?? '') ? card.hours : texts.usage,
      purchase.usage === null ? null : count(purchase.usage),
    ],
    [texts.years, purchase.years],
    [texts.gearbox, word(purchase.gearbox)],
    [texts.colour, word(purchase.colour)],
    [texts.fuel, word(purchase.fuel)],
    [texts.plate, purchase.plate],
    [texts.status, purchase.status === null ? null : negotiations.status[purchase.status]],
  ] as const;
  return (
    <aside
      aria-label={texts.summary}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-card md:sticky md:top-20 md:self-start"
    >
      <SmallPicture
        address={purchase.photo}
        width={340}
        height={200}
        sizes="340px"
        className="h-40 w-full object-cover max-md:hidden"
      />
      <div className="p-5">
        <h2 className="leading-6 font-semibold">{purchase.title}</h2>
        <p className="mt-2 text-sm text-ink-3">{texts.value}</p>
        <p data-testid="price" className="money text-2xl font-bold">
          {formatMoney(purchase.value)}
        </p>
        <dl className="mt-3 text-sm">
          {facts.map(([title, fact]) => (
            <div key={title} className="flex justify-between gap-4 border-t border-line py-2">
              <dt className="text-ink-3">{title}</dt>
              <dd className="text-right font-medium first-letter:uppercase">{fact ?? texts.notInformed}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}
