import { Button, Group, Pill, Popover, Stack, TextInput } from '@mantine/core';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { useTexts } from '../../i18n/texts.ts';
import type { ListState } from '../use-list-state.ts';
import { chipsOf } from './filter-chips.ts';
import { FilterControl } from './filter-control.tsx';
import type { FilterField } from './filter-field.ts';
import { useChosenNames } from './found-names.ts';
import { useDraft } from './use-draft.ts';

interface Props {
  readonly state: ListState;
  readonly fields: readonly FilterField[];
}

/** What a list is narrowed by: a search, filters in a panel, and each chosen one as a chip that can be removed. */
export function FilterBar({ state, fields }: Props) {
  const { lists: texts, common } = useTexts();
  const nameOf = useChosenNames(state);
  const chips = chipsOf(state, fields, texts, nameOf);
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <SearchField state={state} />
        {fields.length === 0 ? null : (
          <Popover width={320} position="bottom-start" withinPortal={false} trapFocus>
            <Popover.Target>
              <Button variant="default" leftSection={<IconFilter size={14} aria-hidden />}>
                {texts.filters}
              </Button>
            </Popover.Target>
            <Popover.Dropdown aria-label={texts.filters}>
              <Stack gap="sm" mah={420} style={{ overflowY: 'auto' }}>
                {fields.map((field) => (
                  <FilterControl key={field.name} field={field} state={state} nameOf={nameOf} />
                ))}
              </Stack>
            </Popover.Dropdown>
          </Popover>
        )}
      </Group>
      {chips.length === 0 ? null : (
        <Group gap={6} role="group" aria-label={texts.chosen}>
          {chips.map(({ names, text }) => (
            <Pill
              key={names.join()}
              withRemoveButton
              removeButtonProps={{
                'aria-label': `${texts.remove}: ${text}`,
                'aria-hidden': false,
                tabIndex: 0,
              }}
              onRemove={() => state.set(Object.fromEntries(names.map((name) => [name, ''])))}
            >
              {text}
            </Pill>
          ))}
          {state.saved === '' ? null : (
            <Button variant="subtle" size="compact-sm" onClick={() => state.apply('', state.columns)}>
              {common.clear}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}

function SearchField({ state }: { readonly state: ListState }) {
  const { lists: texts } = useTexts();
  const [term, setTerm] = useDraft(state.get('busca'));
  return (
    <form
      role="search"
      style={{ flex: '1 1 170px', maxWidth: 260 }}
      onSubmit={(event) => {
        event.preventDefault();
        state.set({ busca: term.trim() });
      }}
    >
      <TextInput
        aria-label={texts.search}
        placeholder={texts.search}
        leftSection={<IconSearch size={14} aria-hidden />}
        value={term}
        maxLength={200}
        onChange={(event) => setTerm(event.currentTarget.value)}
        onBlur={() => (term.trim() === state.get('busca') ? undefined : state.set({ busca: term.trim() }))}
      />
    </form>
  );
}
