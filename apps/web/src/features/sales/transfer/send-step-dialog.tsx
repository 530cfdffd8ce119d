import type { Transfer } from '@patio/contract/sales/transfer/transfer.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Field, SelectField } from '@patio/ui/field.tsx';
import { useId, useState, type FormEvent } from 'react';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
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

/** Marks a step of the user as done: on which day, and what proves it. A refusal keeps what was typed and the file that was sent; an ended session, what was typed. */
export function SendStepDialog({ code, version, step, onClose, onStale, onSent }: Props) {
  const texts = useTransferTexts();
  const { shell } = useTexts();
  const id = useId();
  const proofs = useProofs(code, step.etapa);
  const [today] = useState(() => dayOf(Date.now()));
  const draft = useDraft({
    name: `transferencia.${code}.${step.etapa}`,
    from: { day: today, note: '' },
    areFields: isDone,
  });
  const { day, note } = draft.fields;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    if (day === '') return setError(texts.noDay);
    setBusy(true);
    setError(null);
    const proof = await proofs.take().catch(() => ({ refusal: texts.failed }));
    const outcome =
      'refusal' in proof
        ? proof
        : await sendStep(code, step.etapa, {
            versao: version,
            feitaEm: day,
            documento: proof.guid,
            nota: note,
          }).catch(() => ({ refusal: '' }));
    setBusy(false);
    if ('transfer' in outcome) {
      draft.drop();
      return onSent(outcome.transfer);
    }
    setError(outcome.refusal || texts.failed);
    onStale();
  };
  return (
    <Dialog
      title={texts.sendTitle(texts.step[step.etapa].title)}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <Button look="bid" type="submit" form={id} busy={busy}>
          {busy ? texts.sending : texts.confirm}
        </Button>
      }
    >
      <p className="text-ink-2">{texts.sendText}</p>
      <ScriptForm
        id={id}
        noValidate
        aria-busy={busy}
        className="mt-3 flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        <Field
          type="date"
          label={texts.day}
          value={day}
          max={today}
          onChange={({ target }) => draft.change((now) => ({ ...now, day: target.value }))}
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
          onChange={({ target }) => draft.change((now) => ({ ...now, note: target.value }))}
        />
        {error === null ? null : (
          <p role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
      </ScriptForm>
    </Dialog>
  );
}

interface Done {
  readonly day: string;
  readonly note: string;
}

function isDone(stored: unknown): stored is Done {
  if (typeof stored !== 'object' || stored === null || !('day' in stored && 'note' in stored)) return false;
  return typeof stored.day === 'string' && typeof stored.note === 'string';
}
