import { Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { CodeField } from '../../../platform/panels/fields/code-field.tsx';
import { EditForm } from '../../../platform/panels/edit-form.tsx';
import { MoneyField } from '../../../platform/panels/fields/money-field.tsx';
import { ReasonField } from '../../../platform/panels/fields/reason-field.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { useCategories } from '../../trading/monitor/public.ts';
import { useStoreCommissionForm } from './use-store-commission-form.ts';

/** A new version of the commission of stores; it reaches no sale that was made already. */
export function StoreCommissionPanel({ onClose }: { readonly onClose: () => void }) {
  const { storeCommissions: texts, commission } = useTexts();
  const categories = useCategories();
  const form = useStoreCommissionForm(onClose);
  const { draft, change, shown } = form;
  return (
    <SidePanel title={texts.add} onClose={onClose} size={520}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {texts.rule}
        </Text>
        <EditForm form={form}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <CodeField
              label={commission.storeNumber}
              placeholder={commission.everyStore}
              value={draft.store}
              onChange={(store) => change({ store })}
            />
            <Select
              label={commission.category}
              placeholder={commission.everyCategory}
              clearable
              comboboxProps={{ withinPortal: false }}
              data={categories}
              value={draft.category}
              onChange={(category) => change({ category })}
            />
            <TextInput
              label={commission.percentage}
              inputMode="decimal"
              maxLength={6}
              value={draft.percent}
              error={shown?.percent}
              onChange={(event) => change({ percent: event.currentTarget.value })}
            />
            <TextInput
              type="datetime-local"
              label={commission.since}
              description={commission.sinceHint}
              value={draft.since}
              onChange={(event) => change({ since: event.currentTarget.value })}
            />
            <MoneyField
              label={commission.minimum}
              value={draft.minimum}
              error={shown?.minimum ?? null}
              onChange={(minimum) => change({ minimum })}
            />
            <MoneyField
              label={commission.maximum}
              value={draft.maximum}
              error={shown?.maximum ?? null}
              onChange={(maximum) => change({ maximum })}
            />
          </SimpleGrid>
          <ReasonField value={draft.reason} error={shown?.reason} onChange={(reason) => change({ reason })} />
        </EditForm>
      </Stack>
    </SidePanel>
  );
}
