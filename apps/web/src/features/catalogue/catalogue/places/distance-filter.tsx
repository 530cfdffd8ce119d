import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { FilterProps } from '../filters/filter-props.ts';
import { PlaceForm } from './place-form.tsx';
import { PlaceLine } from './place-line.tsx';
import { SingleChoice } from '../filter-words/single-choice.tsx';
import type { PlaceControl } from './use-place.ts';

const RADII = [25, 50, 100, 250, 500];

/** A radius in kilometres around the visitor, once their position is known. */
export function DistanceFilter({
  filter,
  onChange,
  place,
}: Omit<FilterProps, 'place' | 'options'> & { readonly place: PlaceControl }) {
  const { home } = useTexts();
  if (place.place === null) return <PlaceForm control={place} />;
  const radii = RADII.includes(filter.radius) || filter.radius === 0 ? RADII : [...RADII, filter.radius];
  return (
    <>
      <PlaceLine control={place} />
      <SingleChoice
        value={filter.radius}
        lines={[
          { value: 0, name: home.anyDistance },
          ...radii.toSorted((one, other) => one - other).map((km) => ({ value: km, name: home.within(km) })),
        ]}
        onChange={(radius) => onChange({ radius })}
      />
    </>
  );
}
