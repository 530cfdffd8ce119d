import { useIdiom } from '../../../platform/i18n/texts.ts';

/** Texts of before the deal. */
const texts = {
  PTBR: {
    title: 'Diárias de pátio',
    delivered: 'Enquanto a entrega corre, o pátio não custa nada. Se você retirar em vez de receber:',
    later: 'Valem as condições do dia da venda; estas são as de hoje.',
  },
  EN: {
    title: 'Yard storage',
    delivered: 'Storage costs nothing while the purchase is delivered. If you collect instead:',
    later: 'The terms of the day of the sale apply; these are those of today.',
  },
} as const;

interface Props {
  /** What it costs, in the words of the server; '' where the house takes nothing for it. */
  readonly text: string;
  readonly pickup: boolean;
  /** The sale may come on another day, with the terms of that day. */
  readonly later: boolean;
}

/** What storage costs who collects late, before the deal; nothing where it costs nothing. */
export function StorageTold({ text, pickup, later: isLater }: Props) {
  const { title, delivered, later } = texts[useIdiom()];
  if (text === '') return null;
  return (
    <section aria-label={title} className="mt-3 border-t border-line pt-3 text-sm text-ink-2">
      <p className="font-semibold text-ink">{title}</p>
      <p className="mt-1">
        {pickup ? '' : `${delivered} `}
        {text}
        {isLater ? ` ${later}` : ''}
      </p>
    </section>
  );
}
