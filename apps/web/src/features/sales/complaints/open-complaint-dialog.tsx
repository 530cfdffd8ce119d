import type { OwnComplaints } from '@patio/contract/sales/complaints/own-complaints.ts';
import { keepsFromCollecting } from '@patio/domain/sales/complaints/complaint-storage.ts';
import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_REMEDIES,
  type ComplaintCategory,
  type ComplaintRemedy,
} from '@patio/domain/sales/complaints/complaint-words.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { Field, SelectField } from '@patio/ui/field.tsx';
import { useId, useState, type FormEvent } from 'react';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { sendComplaint } from './complaint-calls.ts';
import { useComplaintTexts } from './complaint-texts.ts';
import { useSending } from './use-sending.ts';
import { Writing } from './writing.tsx';

interface Props {
  readonly purchase: number;
  readonly complaints: OwnComplaints;
  readonly onClose: () => void;
  readonly onSent: (complaints: OwnComplaints) => void;
}

/** Takes a complaint. A refusal keeps what was typed and chosen. */
export function OpenComplaintDialog({ purchase, complaints, onClose, onSent }: Props) {
  const texts = useComplaintTexts();
  const { shell } = useTexts();
  const id = useId();
  const sending = useSending(purchase, `nova.${purchase}`, onSent);
  const [category, setCategory] = useState<ComplaintCategory>();
  const [remedy, setRemedy] = useState<ComplaintRemedy>();
  const [found, setFound] = useState('');
  const submit = (): void => {
    if (category === undefined || remedy === undefined)
      return sending.setProblem(`${category === undefined ? texts.about : texts.remedy}: ${texts.choose}.`);
    const descobertoEm = category === 'vicio-oculto' && found !== '' ? found : null;
    const body = { categoria: category, pedido: remedy, texto: sending.text, descobertoEm };
    void sending.send((arquivos) => sendComplaint(purchase, { ...body, arquivos }));
  };
  return (
    <Dialog
      title={texts.open}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <Button look="bid" type="submit" form={id} busy={sending.busy}>
          {sending.busy ? texts.sending : texts.send}
        </Button>
      }
    >
      <ScriptForm
        id={id}
        noValidate
        aria-busy={sending.busy}
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <SelectField
          label={texts.about}
          value={category ?? ''}
          onChange={({ target }) => setCategory(COMPLAINT_CATEGORIES.find((each) => each === target.value))}
        >
          <option value="">{texts.choose}</option>
          {COMPLAINT_CATEGORIES.map((each) => (
            <option key={each} value={each}>
              {texts.categories[each]}
            </option>
          ))}
        </SelectField>
        {category === 'vicio-oculto' ? (
          <Field
            type="date"
            label={texts.found}
            hint={texts.foundHint(complaints.dias)}
            min={complaints.compradaEm}
            value={found}
            onChange={(event) => setFound(event.target.value)}
          />
        ) : null}
        <SelectField
          label={texts.remedy}
          value={remedy ?? ''}
          onChange={({ target }) => setRemedy(COMPLAINT_REMEDIES.find((each) => each === target.value))}
        >
          <option value="">{texts.choose}</option>
          {COMPLAINT_REMEDIES.map((each) => (
            <option key={each} value={each}>
              {texts.remedies[each]}
            </option>
          ))}
        </SelectField>
        <Storage complaints={complaints} category={category} remedy={remedy} />
        <Writing sending={sending} label={texts.what} hint={texts.whatHint} />
      </ScriptForm>
    </Dialog>
  );
}

interface StorageProps {
  readonly complaints: OwnComplaints;
  readonly category: ComplaintCategory | undefined;
  readonly remedy: ComplaintRemedy | undefined;
}

/** Says what the chosen complaint means for storage, while that may cost. */
function Storage({ complaints, category, remedy }: StorageProps) {
  const texts = useComplaintTexts();
  if (!complaints.diarias || category === undefined || remedy === undefined) return null;
  return (
    <Notice tone="info" icon="info">
      {keepsFromCollecting({ category, remedy }) ? texts.storageStops : texts.storageRuns}
    </Notice>
  );
}
