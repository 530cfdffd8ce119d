import { COMPLAINT_FILES, COMPLAINT_TEXT } from '@patio/domain/sales/complaints/complaint-words.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Frame } from '@patio/ui/field.tsx';
import { useComplaintTexts } from './complaint-texts.ts';
import type { Sending } from './use-sending.ts';

const TYPES = 'application/pdf,image/jpeg,image/png';

interface Props {
  readonly sending: Sending;
  readonly label: string;
  readonly hint?: string;
}

/** The text of a complaint or a step, with files, and why it was refused. */
export function Writing({ sending, label, hint }: Props) {
  const texts = useComplaintTexts();
  const { text, files, problem } = sending;
  return (
    <>
      <Frame label={label} {...(hint === undefined ? {} : { hint })}>
        {({ id, described }) => (
          <textarea
            id={id}
            rows={5}
            maxLength={COMPLAINT_TEXT}
            value={text}
            aria-describedby={described}
            onChange={(event) => sending.setText(event.target.value)}
            className="field-sizing-content max-h-72 min-h-32 w-full rounded-control border border-line-strong bg-surface p-3 text-base"
          />
        )}
      </Frame>
      <ul className="flex flex-col gap-1 empty:hidden">
        {files.map((file) => (
          <li
            key={`${file.name} ${file.size} ${file.lastModified}`}
            className="flex items-center justify-between gap-2 rounded-control bg-sunken pl-3 text-sm"
          >
            <span className="min-w-0 truncate">{file.name}</span>
            <Button size="small" look="plain" onClick={() => sending.remove(file)}>
              {texts.remove}
              <span className="sr-only"> {file.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {files.length >= COMPLAINT_FILES ? null : (
        <div>
          <label className={`${buttonLook('quiet', 'small')} cursor-pointer focus-within:outline-2`}>
            {texts.attach}
            <input
              type="file"
              multiple
              accept={TYPES}
              className="sr-only"
              onChange={(event) => {
                sending.add([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
          </label>
        </div>
      )}
      <p className="text-xs text-ink-3">{texts.attachHint}</p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </>
  );
}
