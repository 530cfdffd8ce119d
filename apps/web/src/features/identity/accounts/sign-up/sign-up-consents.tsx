import { useId, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { LegalTextDialog, type LegalText } from '../legal-text-dialog.tsx';

interface Props {
  readonly terms: boolean;
  readonly consentEmails: boolean;
  readonly error: string | null;
  readonly onChange: (part: { terms?: boolean; consentEmails?: boolean }) => void;
}

const BOX = 'mt-0.5 size-6 shrink-0 accent-accent';
const LINE = 'flex min-h-11 cursor-pointer items-start gap-3 py-2 text-[15px]';
const READ = 'min-h-11 text-left font-medium text-accent-strong underline underline-offset-4';

/** The terms that must be accepted, with the way to read them, and whether offers may come by mail (SIGN-12, SIGN-25). */
export function SignUpConsents({ terms, consentEmails, error, onChange }: Props) {
  const { signUp: texts } = useTexts();
  const [reading, setReading] = useState<LegalText | null>(null);
  const note = useId();
  return (
    <div>
      <label className={LINE}>
        <input
          type="checkbox"
          data-field="terms"
          name="terms"
          checked={terms}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : note}
          onChange={(event) => onChange({ terms: event.target.checked })}
          className={BOX}
        />
        {texts.terms}
      </label>
      {error === null ? null : (
        <p id={note} className="pl-9 text-sm text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-x-6 pl-9 text-[15px]">
        <button type="button" onClick={() => setReading('terms')} className={READ}>
          {texts.readTerms}
        </button>
        <button type="button" onClick={() => setReading('privacy')} className={READ}>
          {texts.readPrivacy}
        </button>
      </div>
      <label className={LINE}>
        <input
          type="checkbox"
          name="consentEmails"
          checked={consentEmails}
          onChange={(event) => onChange({ consentEmails: event.target.checked })}
          className={BOX}
        />
        {texts.consentEmails}
      </label>
      {reading === null ? null : <LegalTextDialog text={reading} onClose={() => setReading(null)} />}
    </div>
  );
}
