import type { Transfer } from '@patio/contract/sales/transfer/transfer.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Field } from '@patio/ui/field.tsx';
import { useId, useState, type FormEvent } from 'react';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { undoStep, type Step } from './transfer-calls.ts';
import { useTransferTexts } from './transfer-texts.ts';

interface Props {
  readonly code: number;
  readonly version: number;
  readonly step: Step;
  readonly onClose: () => void;
  readonly onStale: () => void;
  readonly onUndone: (transfer: Transfer | null) => void;
}

const SHORTEST = 5;
const LONGEST = 500;

/** Takes back a step, with a reason. A refusal and an ended session keep what was typed. */
export function UndoStepDialog({ code, version, step, onClose, onStale, onUndone }: Props) {
  const texts = useTransferTexts();
  const { shell } = useTexts();
  const id = useId();
  const draft = useDraft({
    name: `desfazer.${code}.${step.etapa}`,
    from: { reason: '' },
    areFields: isReason,
  });
  const { reason } = draft.fields;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    if (reason.trim().length < SHORTEST) return setError(texts.reasonShort);
    setBusy(true);
    setError(null);
    const body = { versao: version, motivo: reason };
    const outcome = await undoStep(code, step.etapa, body).catch(() => ({ refusal: '' }));
    setBusy(false);
    if ('transfer' in outcome) {
      draft.drop();
      return onUndone(outcome.transfer);
    }
    setError(outcome.refusal || texts.failed);
    onStale();
  };
  return (
    <Dialog
      title={`${texts.undo}: ${texts.step[step.etapa].title}`}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <Button look="bid" type="submit" form={id} busy={busy}>
          {busy ? texts.sending : texts.undo}
        </Button>
      }
    >
      <p className="text-ink-2">{texts.undoText}</p>
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
          label={texts.reason}
          value={reason}
          maxLength={LONGEST}
          error={error}
          onChange={({ target }) => draft.change(() => ({ reason: target.value }))}
        />
      </ScriptForm>
    </Dialog>
  );
}

function isReason(stored: unknown): stored is { readonly reason: string } {
  return (
    typeof stored === 'object' && stored !== null && 'reason' in stored && typeof stored.reason === 'string'
  );
}
