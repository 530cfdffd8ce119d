import { buttonLook } from '@patio/ui/button.tsx';
import { useId } from 'react';
import { useTrustTexts } from './use-trust-texts.ts';

interface FileChoiceProps {
  readonly label: string;
  readonly file: File | undefined;
  readonly onFile: (file: File | undefined) => void;
}

/** A field for a file: the native one uses the language of the browser, and shows no button. */
export function FileChoice({ label, file, onFile }: FileChoiceProps) {
  const texts = useTrustTexts();
  const id = useId();
  return (
    <div className="relative flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept="application/pdf,image/png,image/jpeg"
        className="peer sr-only"
        onChange={(event) => onFile(event.target.files?.[0])}
      />
      <label
        htmlFor={id}
        aria-hidden="true"
        className="flex cursor-pointer items-center gap-3 rounded-control peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
      >
        <span className={`${buttonLook('quiet', 'small')} min-h-11 shrink-0`}>{texts.chooseFile}</span>
        <span
          className={`line-clamp-2 min-w-0 text-sm wrap-anywhere ${file === undefined ? 'text-ink-3' : ''}`}
        >
          {file?.name ?? texts.noFile}
        </span>
      </label>
    </div>
  );
}
