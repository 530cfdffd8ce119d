import { MACHINES_CATEGORY } from '@patio/domain/catalogue/catalogue/hour-meter.ts';
import { SLIDER_MAXIMUM, withEnds } from '@patio/domain/catalogue/catalogue/range-filter.ts';
import { useCount } from '../../../../platform/i18n/counts.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { FilterProps } from './filter-props.ts';
import { hours, kilometres, reais } from '../filter-words/range-text.ts';
import { RangeSlider } from '../filter-words/range-slider.tsx';

/** Price in reais, from 0 to 500,000 on the slider (FILT-05, FILT-20). */
export function PriceRange({ filter, onChange }: FilterProps) {
  const { home } = useTexts();
  return (
    <RangeSlider
      label={home.price}
      unit="R$"
      range={filter.price}
      maximum={SLIDER_MAXIMUM.price}
      step={5000}
      text={reais}
      onChange={(price) => onChange({ price: withEnds(filter.price, price) })}
    />
  );
}

/** The maximum on the hours slider; few machines have more. */
const MOST_HOURS = 30_000;

/** Mileage in km, from 0 to 150,000 on the slider (FILT-07, FILT-21); for machines, hours. */
export function UsageRange({ filter, onChange }: FilterProps) {
  const { home } = useTexts();
  const count = useCount();
  if (filter.category === MACHINES_CATEGORY) {
    return (
      <RangeSlider
        label={home.hours}
        unit="h"
        range={filter.usage}
        maximum={MOST_HOURS}
        step={500}
        text={(value) => count(hours(value))}
        onChange={(usage) => onChange({ usage: withEnds(filter.usage, usage) })}
      />
    );
  }
  return (
    <RangeSlider
      label={home.usage}
      unit="km"
      range={filter.usage}
      maximum={SLIDER_MAXIMUM.usage}
      step={1000}
      text={(value) => count(kilometres(value))}
      onChange={(usage) => onChange({ usage: withEnds(filter.usage, usage) })}
    />
  );
}
