import { Checkbox, Fieldset, FileInput, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { NamePicture } from './name-picture.tsx';
import { useNameChoices } from './use-name-choices.ts';
import type { NameForm } from './use-name-form.ts';

/** What is written of a name. */
export function NameFields({ form }: { form: NameForm }) {
  const { names: texts } = useTexts();
  const { draft, change, shown, opened } = form;
  return (
    <Stack gap="sm">
      <Where form={form} />
      {opened?.parecido === null || opened === null ? null : (
        <Text size="sm">{texts.looksLike(opened.parecido.nome)}</Text>
      )}
      <TextInput
        label={texts.name}
        maxLength={60}
        value={draft.name}
        error={shown?.name}
        onChange={({ currentTarget: { value } }) => change({ name: value })}
      />
      <TextInput
        label={texts.english}
        description={texts.englishHint}
        maxLength={60}
        value={draft.english}
        onChange={({ currentTarget: { value } }) => change({ english: value })}
      />
      <Checkbox
        label={texts.shown}
        description={texts.hiddenHint}
        checked={draft.active}
        onChange={({ currentTarget: { checked } }) => change({ active: checked })}
      />
      <Pictures form={form} />
    </Stack>
  );
}

/** Where a new name belongs, and where one belongs that is there already. */
function Where({ form: { draft, change, shown, opened, needs } }: { form: NameForm }) {
  const { names: texts } = useTexts();
  const [part, type] = useState('');
  const categories = useNameChoices('categoria', { enabled: needs.category });
  const brands = useNameChoices('marca', { part, enabled: needs.brand });
  const place = [opened?.marca?.nome, opened?.categoria?.nome].filter((text) => text !== undefined);
  const common = { placeholder: texts.choose, comboboxProps: { withinPortal: false } };
  return (
    <>
      {place.length === 0 ? null : (
        <Text size="sm" c="dimmed">
          {place.join(' · ')}
        </Text>
      )}
      {needs.brand ? (
        <Select
          {...common}
          label={texts.brand}
          searchable
          data={brands}
          filter={({ options }) => options}
          value={draft.brand || null}
          onSearchChange={type}
          error={shown?.brand}
          onChange={(brand) => change({ brand: brand ?? '' })}
        />
      ) : null}
      {needs.category ? (
        <Select
          {...common}
          label={texts.category}
          data={categories}
          value={draft.category || null}
          error={shown?.category}
          onChange={(category) => change({ category: category ?? '' })}
        />
      ) : null}
    </>
  );
}

function Pictures({ form: { draft, change, shown, opened } }: { form: NameForm }) {
  const { names: texts } = useTexts();
  return (
    <Fieldset legend={texts.pictures}>
      <Stack gap="sm">
        {(['chosen', 'other'] as const).map((form) => (
          <Group key={form} wrap="nowrap" align="end">
            {opened === null ? null : (
              <NamePicture address={form === 'chosen' ? opened.ativa : opened.inativa} size={40} />
            )}
            <FileInput
              flex={1}
              miw={0}
              label={form === 'chosen' ? texts.chosenPicture : texts.otherPicture}
              placeholder={texts.chooseFile}
              accept="image/svg+xml,image/png,image/webp,image/avif,image/jpeg"
              clearable
              clearButtonProps={{ 'aria-label': texts.dropFile }}
              value={draft[form]}
              error={shown?.[form]}
              onChange={(file) => change({ [form]: file, drawn: false })}
            />
          </Group>
        ))}
        <Text size="xs" c="dimmed">
          {texts.pictureHint} {texts.oneIsEnough}
        </Text>
        {opened?.imagemPropria === true ? (
          <Checkbox
            label={texts.drawn}
            checked={draft.drawn}
            onChange={({ currentTarget: { checked } }) =>
              change({ drawn: checked, ...(checked ? { chosen: null, other: null } : {}) })
            }
          />
        ) : null}
      </Stack>
    </Fieldset>
  );
}
