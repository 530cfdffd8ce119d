import { WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { DistanceFilter } from '../places/distance-filter.tsx';
import { FilterGroup } from './filter-group.tsx';
import type { FilterProps } from './filter-props.ts';
import { SingleChoice } from '../filter-words/single-choice.tsx';
import { WordChoices } from '../filter-words/word-choices.tsx';
import { YearFilter } from '../filter-words/year-filter.tsx';

/** Filters that the documents do not name, collapsed by default: year, way of buying, time left, distance, and the words of vehicles. */
export function FurtherFilters(props: FilterProps) {
  const { home } = useTexts();
  const { filter, options, onChange, place } = props;
  const { facets } = options;
  const words = WORD_FACETS.map(({ key, parameter }) => ({ key, words: facets?.[parameter] }));
  return (
    <>
      <FilterGroup title={home.years} chosen={filter.years.from !== null || filter.years.to !== null}>
        <YearFilter {...props} />
      </FilterGroup>
      <FilterGroup title={home.deal} chosen={filter.deal !== ''}>
        <Deals {...props} />
      </FilterGroup>
      <FilterGroup title={home.ending} chosen={filter.ending > 0}>
        <Endings {...props} />
      </FilterGroup>
      {place === undefined ? null : (
        <FilterGroup title={home.distance} chosen={filter.radius > 0}>
          <DistanceFilter filter={filter} onChange={onChange} place={place} />
        </FilterGroup>
      )}
      {words
        .filter(({ key, words: found }) => isAny(found) || filter[key].length > 0)
        .map(({ key, words: found }) => (
          <FilterGroup key={key} title={home[key]} chosen={filter[key].length > 0}>
            <WordChoices
              words={found ?? []}
              selected={filter[key]}
              onChange={(selected) => onChange({ [key]: selected })}
            />
          </FilterGroup>
        ))}
    </>
  );
}

const isAny = (words: readonly { readonly name: string }[] | undefined): boolean =>
  (words ?? []).some(({ name }) => name.trim() !== '');

/** An option without offers is hidden, unless it is chosen. */
const isWorth = ({ count }: { readonly count: number | undefined }, chosen: boolean): boolean =>
  chosen || count !== 0;

function Deals({ filter, options, onChange }: FilterProps) {
  const { home } = useTexts();
  const deals = (['buy', 'bid', 'proposal'] as const).map((value) => ({
    value,
    name: home.deals[value],
    count: options.facets?.deals[value],
  }));
  return (
    <SingleChoice
      value={filter.deal}
      lines={[
        { value: '' as const, name: home.anyDeal },
        ...deals.filter((deal) => isWorth(deal, deal.value === filter.deal)),
      ]}
      onChange={(deal) => onChange({ deal })}
    />
  );
}

function Endings({ filter, options, onChange }: FilterProps) {
  const { home } = useTexts();
  const counts = options.facets?.ending;
  const known = [
    { value: 24, name: home.endingWithin(24), count: counts?.h24 },
    { value: 72, name: home.endingWithin(72), count: counts?.h72 },
  ];
  const other = filter.ending === 0 || known.some(({ value }) => value === filter.ending);
  return (
    <SingleChoice
      value={filter.ending}
      lines={[
        { value: 0, name: home.anyEnding },
        ...known.filter((span) => isWorth(span, span.value === filter.ending)),
        ...(other ? [] : [{ value: filter.ending, name: home.endingWithin(filter.ending) }]),
      ]}
      onChange={(ending) => onChange({ ending })}
    />
  );
}
