import { Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { listPurchaseDocuments } from '@patio/contract/sales/purchase-documents/list-purchase-documents.ts';
import { doTransferStep } from '@patio/contract/sales/transfer/do-transfer-step.ts';
import { stepRule, type TransferStep } from '@patio/domain/sales/transfer/transfer-steps.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { DayField } from '../../../platform/panels/fields/day-field.tsx';
import { Dialog } from '../../../platform/panels/dialog.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly code: number;
  readonly version: number;
  readonly step: TransferStep;
  readonly title: string;
  readonly onClose: () => void;
}

const LONGEST = 500;

/** Marks a step as done: on which day, with which document of the purchase, with a note that the buyer reads. A refusal keeps what was typed. */
export function DoStep({ code, version, step, title, onClose }: Props) {
  const { transfer: texts, common } = useTexts();
  const action = useAction(doTransferStep);
  const [day, setDay] = useState(() => dayOf(Date.now()));
  const [proof, setProof] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const choices = useProofs(code, step);
  const confirm = async (): Promise<void> => {
    setTried(true);
    if (day === '') return;
    const params = { id: code, etapa: step };
    const body = { versao: version, feitaEm: day, documento: proof, nota: note };
    if (await action.run({ params, body }, texts.saved)) onClose();
  };
  return (
    <Dialog title={`${texts.actions.do}: ${title}`} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{texts.doText}</Text>
        <DayField
          label={texts.day}
          value={day}
          error={tried && day === '' ? common.required : null}
          onChange={setDay}
        />
        <Select
          label={texts.proof}
          description={choices.length === 0 ? texts.noProofs : texts.proofHint}
          data={choices}
          value={proof}
          clearable
          disabled={choices.length === 0}
          comboboxProps={{ withinPortal: false }}
          onChange={setProof}
        />
        <Textarea
          label={texts.note}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={LONGEST}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Problem text={action.problem} />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button loading={action.busy} onClick={() => void confirm()}>
            {texts.actions.do}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** The documents of the purchase that can prove a step. */
function useProofs(code: number, step: TransferStep): { value: string; label: string }[] {
  const { purchaseDocuments } = useTexts();
  const { reply } = useReply(listPurchaseDocuments, undefined, { id: code });
  const { proofs } = stepRule(step);
  return (reply?.data.documentos ?? [])
    .filter(({ atual, tipo, situacao }) => atual && situacao !== 'recusado' && proofs.includes(tipo))
    .map(({ guid, tipo, nome }) => ({ value: guid, label: `${purchaseDocuments.kinds[tipo]}: ${nome}` }));
}
