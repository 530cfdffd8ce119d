import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Field } from '@patio/ui/field.tsx';
import { useId, useState, type FormEvent } from 'react';
import type { Saved } from '../../../platform/api/saved.ts';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { FREQUENCIES, mistakeIn, type SearchForm } from './search-form.ts';

interface Props {
  readonly title: string;
  readonly initial: SearchForm;
  readonly onSave: (form: SearchForm) => Promise<Saved<unknown>>;
  readonly onSaved: (form: SearchForm) => void;
  readonly onClose: () => void;
}

/** Name and alert of a search. The input stays when saving fails. */
export function SearchDialog({ title, initial, onSave, onSaved, onClose }: Props) {
  const { savedSearches: texts, shell } = useTexts();
  const id = useId();
  const [form, setForm] = useState(initial);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<{ field: 'name' | 'channel' | 'all'; text: string } | null>(null);
  const change = (part: Partial<SearchForm>): void => setForm({ ...form, ...part });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const mistake = mistakeIn(form);
    if (mistake !== null) {
      setRefused({ field: mistake, text: mistake === 'name' ? texts.nameNeeded : texts.channelNeeded });
      return;
    }
    setSending(true);
    setRefused(null);
    const result = await onSave({ ...form, nome: form.nome.trim() });
    setSending(false);
    if (result.ok) onSaved(form);
    else setRefused({ field: 'all', text: result.text || texts.saveFailed });
  };
  return (
    <Dialog
      title={title}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button look="bid" type="submit" form={id} busy={sending}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <ScriptForm
        id={id}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5 text-ink"
      >
        <Field
          label={texts.name}
          value={form.nome}
          maxLength={120}
          autoComplete="off"
          error={refused?.field === 'name' ? refused.text : undefined}
          onChange={(event) => change({ nome: event.target.value })}
        />
        <fieldset>
          <legend className="mb-1 text-sm font-medium">{texts.alert}</legend>
          {FREQUENCIES.map((frequency) => (
            <label key={frequency} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name={`${id}-frequency`}
                checked={form.frequencia === frequency}
                onChange={() => change({ frequencia: frequency })}
                className="size-5 accent-accent"
              />
              {texts.frequencies[frequency]}
            </label>
          ))}
        </fieldset>
        {form.frequencia === 'NUNCA' ? null : (
          <fieldset>
            <legend className="mb-1 text-sm font-medium">{texts.channels}</legend>
            <Channel name={texts.byMail} on={form.email} onChange={(email) => change({ email })} />
            <Channel
              name={texts.byNotification}
              on={form.notificacao}
              onChange={(notificacao) => change({ notificacao })}
            />
          </fieldset>
        )}
        {refused === null || refused.field === 'name' ? null : (
          <p role="alert" className="text-sm text-danger">
            {refused.text}
          </p>
        )}
      </ScriptForm>
    </Dialog>
  );
}

function Channel({ name, on, onChange }: { name: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-accent"
      />
      {name}
    </label>
  );
}
