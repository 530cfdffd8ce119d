import { MESSAGE_FILES, MESSAGE_LENGTH } from '@patio/contract/sales/deal-messages/deal-message.ts';
import type { OwnConversation } from '@patio/contract/sales/deal-messages/own-conversation.ts';
import { isBlank } from '@patio/domain/validation/blank.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { useId, useRef } from 'react';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useMessageTexts } from './message-texts.ts';
import { useMessageForm } from './use-message-form.ts';

/** From here on the number of characters left is shown. */
const NEARLY = 1800;
const TYPES = 'application/pdf,image/jpeg,image/png';

interface Props {
  readonly which: OwnConversation;
  readonly onSent: () => void;
}

/** A message to who sells, with files. Words and files stay until they were sent. */
export function MessageForm({ which, onSent }: Props) {
  const texts = useMessageTexts();
  const form = useMessageForm(which, onSent);
  const { text, files, busy, problem } = form;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const empty = isBlank(text) && files.length === 0;
  const send = async (): Promise<void> => {
    if (!empty && (await form.send())) field.current?.focus();
  };
  return (
    <ScriptForm
      className="no-print flex min-w-0 flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label className="block text-sm font-medium">
        {texts.message}
        <textarea
          ref={field}
          rows={3}
          maxLength={MESSAGE_LENGTH}
          value={text}
          aria-describedby={`${id}-hint ${id}-problem`}
          aria-invalid={problem !== null}
          onChange={(event) => form.setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            void send();
          }}
          className="mt-1 field-sizing-content max-h-72 min-h-24 w-full rounded-control border border-line-strong bg-surface p-3 text-base font-normal"
        />
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-3">
        {which.tipo === 'oferta' ? `${texts.masked} ${texts.hint}` : texts.hint}
        {text.length < NEARLY ? '' : ` ${texts.left(MESSAGE_LENGTH - text.length)}`}
      </p>
      <Files files={files} onRemove={form.remove} />
      <p id={`${id}-problem`} role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {files.length >= MESSAGE_FILES ? null : (
          <label className={`${buttonLook('quiet', 'small')} cursor-pointer focus-within:outline-2`}>
            {texts.attach}
            <input
              type="file"
              multiple
              accept={TYPES}
              className="sr-only"
              onChange={(event) => {
                form.add([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
          </label>
        )}
        <Button type="submit" look="bid" busy={busy} disabled={empty}>
          {busy ? texts.sending : texts.send}
        </Button>
      </div>
      <p className="text-xs text-ink-3">{texts.attachHint}</p>
    </ScriptForm>
  );
}

function Files({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  const texts = useMessageTexts();
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {files.map((file) => (
        <li
          key={`${file.name} ${file.size} ${file.lastModified}`}
          className="flex items-center justify-between gap-2 rounded-control bg-sunken pl-3 text-sm"
        >
          <span className="min-w-0 truncate">{file.name}</span>
          <Button size="small" look="plain" onClick={() => onRemove(file)}>
            {texts.removeFile(file.name).split(' ')[0]}
            <span className="sr-only"> {file.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
