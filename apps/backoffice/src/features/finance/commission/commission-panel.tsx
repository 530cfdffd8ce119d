import { Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { CodeField } from '../../../platform/panels/fields/code-field.tsx';
import { EditForm } from '../../../platform/panels/edit-form.tsx';
import { MoneyField } from '../../../platform/panels/fields/money-field.tsx';
import { ReasonField } from '../../../platform/panels/fields/reason-field.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { useCategories } from '../../trading/monitor/public.ts';
import { FeePreview } from './fee-preview.tsx';
import { useCommissionForm, type CommissionForm } from './use-commission-form.ts';

/** A new version of the commission: for all, for a store, a category, or both; it reaches no offer that is published already. */
export function CommissionPanel({ onClose }: { readonly onClose: () => void }) {
  const { commission: texts } = useTexts();
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
          <ReasonField value={draft.reason} error={shown?.reason} onChange={(reason) => change({ reason })} />
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
      <CodeField
        label={texts.storeNumber}
        placeholder={texts.everyStore}
        value={draft.store}
        onChange={(store) => change({ store })}
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
