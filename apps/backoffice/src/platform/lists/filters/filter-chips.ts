import type { Texts } from '../../../texts/ptbr.ts';
import { moneyText } from '../../i18n/formats.ts';
import type { ListState } from '../use-list-state.ts';
import { namedCode, type NameOf } from './found-names.ts';
import type { FilterField } from './filter-field.ts';

/** A chosen filter in words, and the query fields that it consists of. */
export interface FilterChip {
  readonly names: readonly string[];
  readonly text: string;
}

/** Every filter that a list is narrowed by now. */
export function chipsOf(
  state: ListState,
  fields: readonly FilterField[],
  texts: Texts['lists'],
  nameOf: NameOf,
): readonly FilterChip[] {
  const term = state.get('busca');
  return [
    ...(term === '' ? [] : [{ names: ['busca'], text: `“${term}”` }]),
    ...fields.flatMap((field) => {
      const text = chosenText(state, field, texts, nameOf);
      return text === null ? [] : [{ names: namesOf(state, field), text: `${field.label}: ${text}` }];
    }),
  ];
}

const isRange = (state: ListState, { name }: FilterField): boolean =>
  ['money', 'days'].includes(state.spec.filters[name]?.kind ?? '');

function namesOf(state: ListState, field: FilterField): readonly string[] {
  return isRange(state, field) ? [`${field.name}.de`, `${field.name}.ate`] : [field.name];
}

function chosenText(
  state: ListState,
  field: FilterField,
  texts: Texts['lists'],
  nameOf: NameOf,
): string | null {
  const of = namedCode(state.spec.filters[field.name]);
  if (isRange(state, field)) {
    const money = state.spec.filters[field.name]?.kind === 'money';
    const parts = (['de', 'ate'] as const).flatMap((end) => {
      const value = state.get(`${field.name}.${end}`);
      return value === '' ? [] : [`${texts[end]} ${money ? moneyText(Number(value)) : dayText(value)}`];
    });
    return parts.length === 0 ? null : parts.join(' ');
  }
  const value = state.get(field.name);
  if (value === '') return null;
  if (state.spec.filters[field.name]?.kind === 'flag') return value === 'S' ? texts.yes : texts.no;
  return value
    .split(',')
    .map(
      (word) =>
        field.choices?.find((choice) => choice.value === word)?.label ??
        (of === undefined ? undefined : nameOf(of, word)) ??
        word,
    )
    .join(', ');
}

function dayText(day: string): string {
  return day.split('-').toReversed().join('/');
}
