import { Select } from '@mantine/core';
import { listStates } from '@patio/contract/catalogue/places/list-states.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

interface Props {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (uf: string | null) => void;
}

/** A state, or all of them. */
export function StateSelect({ label, value, onChange }: Props) {
  const { freight: texts } = useTexts();
  const states = useReply(listStates).reply ?? [];
  return (
    <Select
      label={label}
      placeholder={texts.every}
      searchable
      clearable
      comboboxProps={{ withinPortal: false }}
      data={states.map(({ uf, estado }) => ({ value: uf, label: estado }))}
      value={value}
      onChange={onChange}
    />
  );
}
