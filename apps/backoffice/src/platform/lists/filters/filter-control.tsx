import { Group, MultiSelect, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { maskMoneyWhenDone, maskMoneyWhileTyping } from '@patio/domain/money/money-mask.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { moneyText } from '../../i18n/formats.ts';
import type { ListState } from '../use-list-state.ts';
import type { FilterField } from './filter-field.ts';
import { namedCode, useMayLookUp, type NameOf } from './found-names.ts';
import { NamedFilter } from './named-filter.tsx';
import { useDraft } from './use-draft.ts';

interface Props {
  readonly field: FilterField;
  readonly state: ListState;
}

/** The input of one filter; it takes effect when it is left, chosen, or by Enter. */
export function FilterControl({ field, state, nameOf }: Props & { readonly nameOf: NameOf }) {
  const mayLookUp = useMayLookUp();
  const filter = state.spec.filters[field.name];
  const of = namedCode(filter);
  if (of !== undefined && field.choices === undefined && mayLookUp(of))
    return <NamedFilter of={of} field={field} state={state} nameOf={nameOf} />;
  switch (filter?.kind) {
    case 'money':
      return <Range field={field} state={state} Bound={MoneyBound} />;
    case 'days':
      return <Range field={field} state={state} Bound={DayBound} />;
    case 'flag':
      return <Flag field={field} state={state} />;
    default:
      return field.choices === undefined ? (
        <Typed field={field} state={state} />
      ) : (
        <MultiSelect
          label={field.label}
          data={[...field.choices]}
          value={split(state.get(field.name))}
          onChange={(values) => state.set({ [field.name]: values.join(',') })}
          comboboxProps={{ withinPortal: false }}
          clearable
        />
      );
  }
}

const onEnter = (apply: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter') apply();
};

const split = (text: string): string[] => (text === '' ? [] : text.split(','));

function Flag({ field, state }: Props) {
  const { lists: texts } = useTexts();
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500}>
        {field.label}
      </Text>
      <SegmentedControl
        aria-label={field.label}
        value={state.get(field.name) || 'all'}
        onChange={(value) => state.set({ [field.name]: value === 'all' ? '' : value })}
        data={[
          { value: 'all', label: texts.either },
          { value: 'S', label: texts.yes },
          { value: 'N', label: texts.no },
        ]}
      />
    </Stack>
  );
}

function Typed({ field, state }: Props) {
  const [text, setText] = useDraft(state.get(field.name));
  const { lists: texts } = useTexts();
  const filter = state.spec.filters[field.name];
  const codes = filter?.kind === 'codes';
  const valid = !codes || /^(\d{1,15}(,\d{1,15})*)?$/.test(text.replaceAll(' ', ''));
  const apply = (): void => {
    if (valid) state.set({ [field.name]: codes ? text.replaceAll(' ', '') : text });
  };
  return (
    <TextInput
      label={namedCode(filter) === undefined ? field.label : texts.byNumber(field.label)}
      value={text}
      inputMode={codes ? 'numeric' : 'text'}
      error={valid ? null : texts.badCode}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={onEnter(apply)}
    />
  );
}

interface BoundProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Range({ field, state, Bound }: Props & { readonly Bound: typeof DayBound }) {
  const { lists: texts } = useTexts();
  return (
    <Group grow align="start" gap="xs">
      {(['de', 'ate'] as const).map((end) => (
        <Bound
          key={end}
          label={`${field.label}, ${texts[end]}`}
          value={state.get(`${field.name}.${end}`)}
          onChange={(value) => state.set({ [`${field.name}.${end}`]: value })}
        />
      ))}
    </Group>
  );
}

function DayBound({ label, value, onChange }: BoundProps) {
  const [day, setDay] = useDraft(value);
  return (
    <TextInput
      type="date"
      label={label}
      value={day}
      onChange={(event) => setDay(event.currentTarget.value)}
      onBlur={() => onChange(day)}
      onKeyDown={onEnter(() => onChange(day))}
    />
  );
}

function MoneyBound({ label, value, onChange }: BoundProps) {
  const { common } = useTexts();
  const [text, setText] = useDraft(value === '' ? '' : moneyText(Number(value)));
  const centavos = text.trim() === '' ? null : parseMoney(text);
  const wrong = text.trim() !== '' && centavos === null;
  const apply = (): void => {
    setText(maskMoneyWhenDone(text));
    if (!wrong) onChange(centavos === null ? '' : String(centavos / 100));
  };
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      value={text}
      error={wrong ? common.badMoney : null}
      onChange={(event) => setText(maskMoneyWhileTyping(event.currentTarget.value))}
      onBlur={apply}
      onKeyDown={onEnter(apply)}
    />
  );
}
