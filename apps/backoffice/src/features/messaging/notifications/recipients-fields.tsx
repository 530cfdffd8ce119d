import { SegmentedControl, Select, Stack, TextInput } from '@mantine/core';
import { listCategories } from '@patio/contract/catalogue/catalogue/list-categories.ts';
import { listStates } from '@patio/contract/catalogue/places/list-states.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { Recipients } from './recipients.ts';

interface Props {
  readonly value: Recipients;
  readonly error: string | null;
  readonly onChange: (value: Recipients) => void;
}

const WAYS = ['conta', 'grupo', 'todos'] as const;

/** To whom: one account, a group, or everyone. */
export function RecipientsFields({ value, error, onChange }: Props) {
  const { broadcasts: texts } = useTexts();
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={texts.to}
        value={value.way}
        onChange={(way) => onChange({ ...value, way: WAYS.find((known) => known === way) ?? 'conta' })}
        data={WAYS.map((way) => ({ value: way, label: texts.ways[way] }))}
      />
      {value.way === 'conta' ? (
        <TextInput
          label={texts.accountNumber}
          description={texts.accountHint}
          inputMode="numeric"
          maxLength={15}
          value={value.account}
          error={error}
          onChange={(event) => onChange({ ...value, account: event.currentTarget.value })}
        />
      ) : null}
      {value.way === 'grupo' ? <Group value={value} error={error} onChange={onChange} /> : null}
    </Stack>
  );
}

function Group({ value, error, onChange }: Props) {
  const { broadcasts: texts, verifications } = useTexts();
  const states = useReply(listStates).reply ?? [];
  const categories = useReply(listCategories).reply ?? [];
  return (
    <>
      <Select
        label={texts.profile}
        description={texts.groupHint}
        clearable
        data={Object.entries(verifications.profiles).map(([code, label]) => ({ value: code, label }))}
        value={value.profile}
        error={error}
        onChange={(profile) => onChange({ ...value, profile })}
      />
      <Select
        label={texts.state}
        clearable
        searchable
        data={states.map(({ uf, estado }) => ({ value: uf, label: estado }))}
        value={value.state}
        onChange={(state) => onChange({ ...value, state })}
      />
      <Select
        label={texts.category}
        clearable
        data={categories.map(({ codigo, name }) => ({ value: String(codigo), label: name }))}
        value={value.category}
        onChange={(category) => onChange({ ...value, category })}
      />
    </>
  );
}
