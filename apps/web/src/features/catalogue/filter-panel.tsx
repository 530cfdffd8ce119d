import { mileageText } from '@patio/domain/catalogue/mileage-text.ts';
import { SLIDER_MAXIMUM } from '@patio/domain/catalogue/range-filter.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { useTexts } from '../../platform/i18n/texts.ts';
import { ChoiceList } from './choice-list.tsx';
import { choicesOf } from './filter-options.ts';
import type { FilterProps } from './filter-props.ts';
import { PlaceFilter } from './place-filter.tsx';
import { RangeSlider } from './range-slider.tsx';

const SHOWN = { brands: 5, subcategories: 5, models: 10 } as const;

/** Everything one can filter by (B§2, FILT-03 to FILT-28). */
export function FilterPanel({ filter, options, onChange }: FilterProps) {
  const { home } = useTexts();
  const { facets } = options;
  return (
    <div className="flex flex-col gap-6">
      <KindToggles filter={filter} options={options} onChange={onChange} />
      <RangeSlider
        label={home.price}
        range={filter.price}
        maximum={SLIDER_MAXIMUM.price}
        step={5000}
        text={(value) => formatMoney(value * 100).replace(/,00$/, '')}
        onChange={(price) => onChange({ price })}
      />
      <RangeSlider
        label={home.usage}
        range={filter.usage}
        maximum={SLIDER_MAXIMUM.usage}
        step={1000}
        text={(value) => mileageText(value, 'km')}
        onChange={(usage) => onChange({ usage })}
      />
      <ChoiceList
        title={home.brands}
        shown={SHOWN.brands}
        choices={choicesOf(options.brands, facets?.brands, filter.brands)}
        onChange={(brands) => onChange({ brands })}
      />
      <ChoiceList
        title={home.subcategories}
        shown={SHOWN.subcategories}
        choices={choicesOf(options.subcategories, facets?.subcategories, filter.subcategories)}
        onChange={(subcategories) => onChange({ subcategories })}
      />
      <ChoiceList
        title={home.models}
        shown={SHOWN.models}
        choices={choicesOf(options.models, facets?.models, filter.models)}
        onChange={(models) => onChange({ models })}
      />
      <PlaceFilter filter={filter} options={options} onChange={onChange} />
    </div>
  );
}

function KindToggles({ filter, options, onChange }: FilterProps) {
  const { home } = useTexts();
  const kinds = options.facets?.kinds;
  const lines = [
    { name: home.vehicle, on: filter.vehicle, count: kinds?.vehicle, change: { vehicle: !filter.vehicle } },
    { name: home.lot, on: filter.lot, count: kinds?.lot, change: { lot: !filter.lot } },
  ];
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{home.kinds}</legend>
      {lines.map(({ name, on, count, change }) => (
        <label key={name} className="flex min-h-11 cursor-pointer items-center gap-3">
          <span className="grow text-[15px]">
            {name}{' '}
            {count === undefined ? null : <span className="text-sm text-ink-3 tabular-nums">({count})</span>}
          </span>
          <input
            type="checkbox"
            role="switch"
            checked={on}
            onChange={() => onChange(change)}
            className="peer sr-only"
          />
          <span
            aria-hidden="true"
            className="h-6 w-10 rounded-full bg-line-strong p-0.5 transition-colors duration-150 peer-checked:bg-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-checked:*:translate-x-4"
          >
            <span className="block size-5 rounded-full bg-surface transition-transform duration-150" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
