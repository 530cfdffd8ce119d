import type { OwnComplaint, OwnComplaints } from '@patio/contract/sales/complaints/own-complaints.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useId, type FormEvent } from 'react';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { sendStep } from './complaint-calls.ts';
import { useComplaintTexts } from './complaint-texts.ts';
import { useSending } from './use-sending.ts';
import { Writing } from './writing.tsx';

type Step = OwnComplaint['passos'][number];

const WORDLESS: ReadonlySet<Step> = new Set(['accept', 'withdraw']);

interface Props {
  readonly complaint: OwnComplaint;
  readonly step: Step;
  readonly onClose: () => void;
  readonly onSent: (complaints: OwnComplaints) => void;
}

/** Takes a step of the buyer: what it means, and the words and files that go with it. */
export function ComplaintStepDialog({ complaint, step, onClose, onSent }: Props) {
  const texts = useComplaintTexts();
  const { shell } = useTexts();
  const id = useId();
  const { codigo, codigoCompra, versao, protocolo } = complaint;
  const sending = useSending(codigoCompra, `${codigo}.${step}`, onSent);
  const submit = (): void => {
    const body = { passo: step, texto: sending.text, versao };
    void sending.send((arquivos) => sendStep(codigo, { ...body, arquivos }));
  };
  return (
    <Dialog
      title={`${texts.steps[step]}: ${texts.protocol(protocolo)}`}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <Button look="bid" type="submit" form={id} busy={sending.busy}>
          {sending.busy ? texts.sending : texts.confirm}
        </Button>
      }
    >
      <p className="mb-3 text-ink-2">{texts.stepTexts[step]}</p>
      <ScriptForm
        id={id}
        noValidate
        aria-busy={sending.busy}
        className="flex flex-col gap-3"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <Writing sending={sending} label={WORDLESS.has(step) ? texts.wordless : texts.words} />
      </ScriptForm>
    </Dialog>
  );
}
