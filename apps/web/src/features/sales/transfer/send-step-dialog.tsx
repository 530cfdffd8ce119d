import type { Transfer } from '@patio/contract/sales/transfer/transfer.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { Field, SelectField } from '@patio/ui/field.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { FileChoice } from '../../people/trust/public.ts';
import { sendStep, type Step } from './transfer-calls.ts';
import { useTransferTexts } from './transfer-texts.ts';
import { useProofs } from './use-proofs.ts';

interface Props {
  readonly code: number;
  readonly version: number;
  readonly step: Step;
  readonly onClose: () => void;
  readonly onStale: () => void;
  readonly onSent: (transfer: Transfer | null) => void;
}

const LONGEST = 500;

/** Marks a step of the user as done: on which day, and what proves it. A refusal keeps what was typed and the file that was sent. */
export function SendStepDialog({ code, version, step, onClose, onStale, onSent }: Props) {
  const texts = useTransferTexts();
  const proofs = useProofs(code, step.etapa);
  const [today] = useState(() => dayOf(Date.now()));
  const [day, setDay] = useState(today);
  const [note, setNote] = useState('');
  const send = async (): Promise<string | null> => {
    const proof = await proofs.take();
    if ('refusal' in proof) return proof.refusal;
    const body = { versao: version, feitaEm: day, documento: proof.guid, nota: note };
    const outcome = await sendStep(code, step.etapa, body);
    if (!('transfer' in outcome)) return outcome.refusal;
    onSent(outcome.transfer);
    return null;
  };
  const submit = async (): Promise<string | null> => {
    if (day === '') return texts.noDay;
    const refusal = await send().catch(() => '');
    if (refusal !== null) onStale();
    return refusal;
  };
  return (
    <FormDialog
      title={texts.sendTitle(texts.step[step.etapa].title)}
      submitLabel={texts.confirm}
      busyLabel={texts.sending}
      failedText={texts.failed}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="text-ink-2">{texts.sendText}</p>
      <Field
        type="date"
        label={texts.day}
        value={day}
        max={today}
        onChange={(event) => setDay(event.target.value)}
      />
      {proofs.sent.length === 0 ? null : (
        <SelectField
          label={texts.proof}
          value={proofs.chosen}
          onChange={(event) => proofs.choose(event.target.value)}
        >
          <option value="">{texts.newProof}</option>
          {proofs.sent.map(({ guid, nome }) => (
            <option key={guid} value={guid}>
              {nome}
            </option>
          ))}
        </SelectField>
      )}
      {proofs.chosen === '' ? (
        <FileChoice label={texts.file} file={proofs.file} onFile={proofs.setFile} />
      ) : null}
      <Field
        label={texts.note}
        value={note}
        maxLength={LONGEST}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
}
