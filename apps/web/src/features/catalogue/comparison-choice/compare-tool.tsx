import { Icon } from '@patio/ui/icon.tsx';
import type { ChosenOffer } from './compared-offers.ts';
import { useChoosingTexts } from './texts/choosing.ts';
import { useCompareToggle } from './use-compare-toggle.ts';

/** "Comparar" among the tools of an offer page. */
export function CompareTool({ offer, className }: { offer: ChosenOffer; className: string }) {
  const texts = useChoosingTexts();
  const { on, toggle } = useCompareToggle(offer);
  return (
    <button type="button" aria-pressed={on} onClick={toggle} className={className}>
      <Icon name={on ? 'check' : 'scales'} size={18} className={on ? 'text-accent' : ''} />
      {on ? texts.compared : texts.compare}
    </button>
  );
}
