import type { OwnPurchase } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import { Icon } from '@patio/ui/icon.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
import { usePurchaseTexts } from './purchase-texts.ts';

type Line = OwnPurchase['etapas'][number];

const LOOKS: Readonly<Record<Line['situacao'], string>> = {
  feita: 'bg-ok text-surface',
  pulada: 'bg-ok text-surface',
  atual: 'bg-accent text-on-accent',
  futura: 'border border-line bg-sunken text-ink-3',
  nunca: 'border border-line bg-sunken text-ink-3',
};

/** The way from the sale to the keys, with its dates. */
export function PurchaseTimeline({ lines }: { lines: readonly Line[] }) {
  const texts = usePurchaseTexts();
  const { dateTime } = useDates();
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <h2 className="text-lg font-semibold">{texts.timeline}</h2>
      <ol className="mt-3 flex flex-col">
        {lines.map(({ etapa, situacao, em }) => (
          <li
            key={etapa}
            aria-current={situacao === 'atual' ? 'step' : undefined}
            className="flex gap-3 pb-4 last:pb-0"
          >
            <span className={`grid size-7 shrink-0 place-items-center rounded-full ${LOOKS[situacao]}`}>
              {situacao === 'feita' || situacao === 'pulada' ? <Icon name="check" size={16} /> : null}
              {situacao === 'atual' ? <Icon name="clock" size={16} /> : null}
            </span>
            <span className="min-w-0">
              <span className={`block ${situacao === 'atual' ? 'font-semibold' : ''}`}>
                {texts.part[etapa]}
              </span>
              <span className="block text-sm text-ink-3">
                {em === null ? texts.state[situacao] : dateTime(Date.parse(em))}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
