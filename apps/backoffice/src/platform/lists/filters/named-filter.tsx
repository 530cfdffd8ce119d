import { MultiSelect, type ComboboxItem } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { NamedCode } from '@patio/contract/wire/list-query.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { ListState } from '../use-list-state.ts';
import type { FilterField } from './filter-field.ts';
import { useFoundNames, type FoundName, type NameOf } from './found-names.ts';

interface Props {
  readonly of: NamedCode;
  readonly field: FilterField;
  readonly state: ListState;
  readonly nameOf: NameOf;
}

/** No number of anything. */
const NO_VALUE = 'none';

/** How long a user pauses before what they typed is looked up. */
const PAUSE_MS = 250;

/** Stores, accounts or names of the catalogue by which a list is narrowed, looked up by name or number; the address keeps their numbers. */
export function NamedFilter({ of, field, state, nameOf }: Props) {
  const { lists: texts, common } = useTexts();
  const [term, setTerm] = useState('');
  const [opened, setOpened] = useState(false);
  const [asked] = useDebouncedValue(term.trim(), PAUSE_MS);
  const { names, failed } = useFoundNames(of, asked, opened);
  const chosen = state.get(field.name) === '' ? [] : state.get(field.name).split(',');
  const house = of === 'store-or-house' ? [{ value: '0', label: texts.house }] : [];
  const offered = [...house, ...(names ?? []).map(optionOf)];
  // A list that holds a text in place of options is announced as one without any: it is an option that cannot be chosen.
  const said = failed ?? (names === null ? common.loading : texts.noneFound);
  const instead =
    names !== null && names.length > 0 ? [] : [{ value: NO_VALUE, label: said, disabled: true }];
  const missing = chosen.filter((value) => offered.every((option) => option.value !== value));
  return (
    <MultiSelect
      label={field.label}
      placeholder={chosen.length === 0 ? texts.byName : ''}
      data={[
        ...offered,
        ...instead,
        ...missing.map((value) => ({ value, label: nameOf(of, value) ?? value })),
      ]}
      // The call has found them, some of them by what the label does not say.
      filter={({ options }) => options}
      searchable
      searchValue={term}
      onSearchChange={setTerm}
      value={chosen}
      onChange={(values) => {
        setTerm('');
        state.set({ [field.name]: values.join(',') });
      }}
      onDropdownOpen={() => setOpened(true)}
      comboboxProps={{ withinPortal: false }}
      clearable
    />
  );
}

const optionOf = ({ value, name, more }: FoundName): ComboboxItem => ({
  value,
  label: more === null ? name : `${name} · ${more}`,
});
