import type { OwnPurchase } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import { DealTimeline, type DealLine } from '../deal-page/public.ts';
import { usePurchaseTexts } from './purchase-texts.ts';

type Line = OwnPurchase['etapas'][number];

const STATES: Readonly<Record<Line['situacao'], DealLine['state']>> = {
  feita: 'done',
  pulada: 'done',
  atual: 'now',
  futura: 'open',
  nunca: 'open',
};

/** The way from the sale to the keys, with its dates. */
export function PurchaseTimeline({ lines }: { lines: readonly Line[] }) {
  const texts = usePurchaseTexts();
  const shown = lines.map(({ etapa, situacao, em }) => ({
    part: etapa,
    name: texts.part[etapa],
    state: STATES[situacao],
    at: em,
    words: texts.state[situacao],
  }));
  return <DealTimeline title={texts.timeline} lines={shown} />;
}
