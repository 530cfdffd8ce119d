import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { recordLegalCheck } from '@patio/contract/catalogue/legal-checks/record-legal-check.ts';
import {
  checkResults,
  legalPayers,
  type LegalPayer,
} from '@patio/domain/catalogue/conditions/legal-checks.ts';
import { legalItems, type LegalItem } from '@patio/domain/catalogue/conditions/legal-items.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { useState } from 'react';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { DayField } from '../../../../../platform/panels/fields/day-field.tsx';
import { Dialog } from '../../../../../platform/panels/dialog.tsx';
import { Problem } from '../../../../../platform/panels/problem.tsx';
import { useAction } from '../../../../../platform/panels/use-action.ts';
import { useEditor } from '../editor-context.ts';
import { AmountField } from '../fields.tsx';

interface Props {
  /** Place of the vehicle, from 0. */
  readonly at: number;
  readonly item: LegalItem;
  readonly onClose: () => void;
}

interface Typed {
  readonly item: LegalItem;
  readonly situacao: (typeof checkResults)[number];
  readonly valor: number | null;
  readonly quemPaga: LegalPayer | null;
  readonly fonte: string;
  readonly conferidaEm: string;
  readonly observacao: string;
}

/** Records what a user has found in a register. */
export function CheckDialog({ at, item, onClose }: Props) {
  const { legalChecks: words, common } = useTexts();
  const { saved, take } = useEditor();
  const action = useAction(recordLegalCheck);
  const [typed, setTyped] = useState<Typed>(() => ({
    item,
    situacao: 'nada-consta',
    valor: null,
    quemPaga: null,
    fonte: '',
    conferidaEm: dayOf(Date.now()),
    observacao: '',
  }));
  const save = async (): Promise<void> => {
    const draft = await saved();
    if (draft === null) return;
    const found = typed.situacao === 'consta';
    const body = {
      ...typed,
      veiculo: at,
      valor: found ? typed.valor : null,
      quemPaga: found ? typed.quemPaga : null,
      observacao: typed.observacao.trim() === '' ? null : typed.observacao,
    };
    const reply = await action.give({ params: { id: draft.codigo }, body }, () => words.recorded);
    if (reply === null) return;
    take(reply.data);
    onClose();
  };
  return (
    <Dialog title={words.record} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="sm">
          <CheckFields
            typed={typed}
            onChange={(fields) => setTyped((before) => ({ ...before, ...fields }))}
          />
          <Problem text={action.problem} />
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" loading={action.busy}>
              {words.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  readonly typed: Typed;
  readonly onChange: (fields: Partial<Typed>) => void;
}

function CheckFields({ typed, onChange }: FieldsProps) {
  const { drafts: texts, legalChecks: words } = useTexts();
  return (
    <>
      <Select
        label={words.item}
        value={typed.item}
        comboboxProps={{ withinPortal: false }}
        data={legalItems.map((value) => ({ value, label: texts.legalItems[value] }))}
        onChange={(value) => onChange({ item: legalItems.find((one) => one === value) ?? typed.item })}
      />
      <Select
        label={words.result}
        value={typed.situacao}
        comboboxProps={{ withinPortal: false }}
        data={checkResults.map((value) => ({ value, label: texts.legalStatuses[value] }))}
        onChange={(value) =>
          onChange({ situacao: checkResults.find((one) => one === value) ?? typed.situacao })
        }
      />
      {typed.situacao === 'consta' ? <Debt typed={typed} onChange={onChange} /> : null}
      <TextInput
        label={words.source}
        description={words.sourceHint}
        maxLength={120}
        value={typed.fonte}
        onChange={(event) => onChange({ fonte: event.currentTarget.value })}
      />
      <DayField
        label={words.day}
        value={typed.conferidaEm}
        onChange={(conferidaEm) => onChange({ conferidaEm })}
      />
      <Textarea
        label={words.note}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
        value={typed.observacao}
        onChange={(event) => onChange({ observacao: event.currentTarget.value })}
      />
    </>
  );
}

function Debt({ typed, onChange }: FieldsProps) {
  const { legalChecks: words } = useTexts();
  return (
    <>
      <AmountField label={words.owed} value={typed.valor} onChange={(valor) => onChange({ valor })} />
      <Select
        label={words.payer}
        value={typed.quemPaga}
        clearable
        placeholder={words.nobodySaid}
        comboboxProps={{ withinPortal: false }}
        data={legalPayers.map((value) => ({ value, label: words.payers[value] }))}
        onChange={(value) => onChange({ quemPaga: legalPayers.find((one) => one === value) ?? null })}
      />
    </>
  );
}
