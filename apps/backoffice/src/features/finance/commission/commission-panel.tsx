import { Select, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { EditForm } from '../../../platform/panels/edit-form.tsx';
import { MoneyField } from '../../../platform/panels/money-field.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { useCategories } from '../../trading/monitor/public.ts';
import { FeePreview } from './fee-preview.tsx';
import { useCommissionForm, type CommissionForm } from './use-commission-form.ts';

/** A new version of the commission: for all, for a store, a category, or both; it reaches no offer that is published already. */
export function CommissionPanel({ onClose }: { readonly onClose: () => void }) {
  const { commission: texts, common } = useTexts();
  const form = useCommissionForm(onClose);
  const { draft, change, shown, fee } = form;
  return (
    <SidePanel title={texts.add} onClose={onClose} size={520}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {texts.rule}
        </Text>
        <EditForm form={form} actions={null}>
          <PlaceFields form={form} />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput
              label={texts.percentage}
              inputMode="decimal"
              maxLength={6}
              value={draft.percent}
              error={shown?.percent}
              onChange={(event) => change({ percent: event.currentTarget.value })}
            />
            <MoneyField
              label={texts.fixedField}
              value={draft.fixed}
              error={shown?.fixed ?? null}
              onChange={(fixed) => change({ fixed })}
            />
            <MoneyField
              label={texts.minimum}
              value={draft.minimum}
              error={shown?.minimum ?? null}
              onChange={(minimum) => change({ minimum })}
            />
            <MoneyField
              label={texts.maximum}
              value={draft.maximum}
              error={shown?.maximum ?? null}
              onChange={(maximum) => change({ maximum })}
            />
          </SimpleGrid>
          <TextInput
            type="datetime-local"
            label={texts.since}
            description={texts.sinceHint}
            value={draft.since}
            onChange={(event) => change({ since: event.currentTarget.value })}
          />
          {fee === null ? null : <FeePreview taxa={fee} />}
          <Textarea
            label={common.reasonInside}
            autosize
            minRows={2}
            maxLength={500}
            value={draft.reason}
            error={shown?.reason}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
        </EditForm>
      </Stack>
    </SidePanel>
  );
}

function PlaceFields({ form: { draft, change } }: { readonly form: CommissionForm }) {
  const { commission: texts } = useTexts();
  const categories = useCategories();
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <TextInput
        label={texts.storeNumber}
        placeholder={texts.everyStore}
        inputMode="numeric"
        maxLength={10}
        value={draft.store}
        onChange={(event) => change({ store: event.currentTarget.value.replaceAll(/\D/gu, '') })}
      />
      <Select
        label={texts.category}
        placeholder={texts.everyCategory}
        clearable
        comboboxProps={{ withinPortal: false }}
        data={categories}
        value={draft.category}
        onChange={(category) => change({ category })}
      />
    </SimpleGrid>
  );
}
