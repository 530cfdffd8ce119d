import { Icon } from '@patio/ui/icon.tsx';
import type { ChosenOffer } from './compared-offers.ts';
import { useChoosingTexts } from './texts/choosing.ts';
import { useCompareToggle } from './use-compare-toggle.ts';

/** "Comparar" on a card, beside the label of the price, where there is always room. */
export function CompareToggle({ offer }: { offer: ChosenOffer }) {
  const texts = useChoosingTexts();
  const { on, toggle } = useCompareToggle(offer);
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={texts.compareThis(offer.title)}
      onClick={toggle}
      className="absolute top-0.5 -right-2 inline-flex h-9 items-center gap-1.5 rounded-control px-2 text-[13px] font-medium text-ink-2 hover:text-ink pointer-coarse:-top-0.5 pointer-coarse:h-11"
    >
      <span
        className={`grid size-[18px] place-items-center rounded-[5px] border ${on ? 'border-accent bg-accent text-on-accent' : 'border-line-strong'}`}
      >
        {on ? <Icon name="check" size={14} /> : null}
      </span>
      {texts.compare}
    </button>
  );
}
