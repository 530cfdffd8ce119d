import { Button, Checkbox, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { removeFreightRate } from '@patio/contract/trading/charges/remove-freight-rate.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { CodeField } from '../../../platform/panels/fields/code-field.tsx';
import { EditForm } from '../../../platform/panels/edit-form.tsx';
import { MoneyField } from '../../../platform/panels/fields/money-field.tsx';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';
import { ReasonField } from '../../../platform/panels/fields/reason-field.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';
import { useCategories } from '../monitor/public.ts';
import type { FreightRate } from './freight-rate.ts';
import { StateSelect } from './state-select.tsx';
import { useFreightForm, type FreightForm } from './use-freight-form.ts';

interface Props {
  /** Null: a new line. */
  readonly rate: FreightRate | null;
  readonly onClose: () => void;
}

/** A line of the table of freight: a new price for it counts from now or a later moment on. */
export function FreightPanel({ rate, onClose }: Props) {
  const { freight: texts } = useTexts();
  const form = useFreightForm(rate, onClose);
  const [removing, remove] = useState(false);
  return (
    <SidePanel
      title={rate === null ? texts.add : texts.line(rate.origem ?? texts.every, rate.destino ?? texts.every)}
      onClose={onClose}
      size={520}
    >
      <Stack gap="md">
        <EditForm
          form={form}
          actions={
            rate === null ? null : (
              <Button variant="default" onClick={() => remove(true)}>
                {texts.remove}
              </Button>
            )
          }
        >
          {rate === null ? <RouteFields form={form} /> : null}
          <PriceFields form={form} />
          <ReasonField
            value={form.draft.reason}
            error={form.shown?.reason}
            onChange={(reason) => form.change({ reason })}
          />
        </EditForm>
        {rate === null ? null : (
          <RecordHistory
            kind="freight-rate"
            id={rate.codigo}
            name={`${rate.origem ?? texts.every} → ${rate.destino ?? texts.every}`}
          />
        )}
      </Stack>
      {removing && rate !== null ? (
        <Removal id={rate.codigo} onClose={onClose} onKeep={() => remove(false)} />
      ) : null}
    </SidePanel>
  );
}

function RouteFields({ form: { draft, change } }: { form: FreightForm }) {
  const { freight: texts } = useTexts();
  const categories = useCategories();
  const ofStore = useUser().loja !== null;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {ofStore ? null : (
        <CodeField
          label={texts.storeNumber}
          placeholder={texts.house}
          value={draft.store}
          onChange={(store) => change({ store })}
        />
      )}
      <Select
        label={texts.kind}
        placeholder={texts.every}
        clearable
        comboboxProps={{ withinPortal: false }}
        data={categories}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <StateSelect label={texts.from} value={draft.from} onChange={(from) => change({ from })} />
      <StateSelect label={texts.to} value={draft.to} onChange={(to) => change({ to })} />
    </SimpleGrid>
  );
}

function PriceFields({ form: { draft, change, shown } }: { form: FreightForm }) {
  const { freight: texts } = useTexts();
  return (
    <>
      <Checkbox
        label={texts.toBeAgreed}
        checked={draft.agreed}
        onChange={(event) => change({ agreed: event.currentTarget.checked })}
      />
      {draft.agreed ? null : (
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          <MoneyField
            label={texts.base}
            value={draft.base}
            error={shown?.base ?? null}
            onChange={(base) => change({ base })}
          />
          <MoneyField
            label={texts.perKm}
            value={draft.perKm}
            error={shown?.perKm ?? null}
            onChange={(perKm) => change({ perKm })}
          />
          <MoneyField
            label={texts.minimum}
            value={draft.minimum}
            error={shown?.minimum ?? null}
            onChange={(minimum) => change({ minimum })}
          />
        </SimpleGrid>
      )}
      <TextInput
        type="datetime-local"
        label={texts.since}
        description={texts.sinceHint}
        value={draft.since}
        onChange={(event) => change({ since: event.currentTarget.value })}
      />
    </>
  );
}

function Removal({ id, onClose, onKeep }: { id: number; onClose: () => void; onKeep: () => void }) {
  const { freight: texts, common } = useTexts();
  return (
    <ReasonAction
      route={removeFreightRate}
      request={(motivo) => ({ params: { id }, body: { motivo } })}
      title={texts.remove}
      text={texts.removeText}
      reason={common.reasonInside}
      action={texts.remove}
      danger
      done={texts.removed}
      onDone={onClose}
      onClose={onKeep}
    />
  );
}
