import type { PersonalDataRequest } from '@patio/contract/people/personal-data/personal-data-request.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Frame, SelectField } from '@patio/ui/field.tsx';
import { Link } from 'react-router';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { SecuritySection } from '../../identity/security/public.ts';
import { SUBJECTS } from './correction-draft.ts';
import { useCorrection } from './use-correction.ts';

const MOST = 2000;

/** What can be edited links to the profile; everything else is requested in a text (C-88). */
export function CorrectionSection({ onAsked }: { onAsked: (request: PersonalDataRequest) => void }) {
  const { personalData: texts } = useTexts();
  const link = useLink();
  const form = useCorrection(onAsked);
  const error = form.errorOf('text') ?? form.refused[0] ?? null;
  return (
    <SecuritySection title={texts.correction} text={texts.correctionText}>
      <Link to={link('/perfil')} className={`${buttonLook('quiet')} mt-3`}>
        {texts.toProfile}
      </Link>
      <ScriptForm
        noValidate
        aria-busy={form.sending}
        className="mt-5 flex flex-col gap-4 border-t border-line pt-5"
        onSubmit={form.submit}
      >
        <p className="text-ink-2">{texts.correctionForm}</p>
        <SelectField
          label={texts.subject}
          name="assunto"
          value={form.fields.subject}
          onChange={(event) => form.choose(event.target.value)}
        >
          {SUBJECTS.map((subject) => (
            <option key={subject} value={subject}>
              {texts.subjects[subject]}
            </option>
          ))}
        </SelectField>
        <Frame label={texts.correctionWords} error={error}>
          {({ id, described }) => (
            <textarea
              id={id}
              data-field="text"
              name="texto"
              rows={3}
              maxLength={MOST}
              required
              value={form.fields.text}
              aria-invalid={error !== null}
              aria-describedby={described}
              onChange={(event) => form.write(event.target.value)}
              className={`field-sizing-content min-h-24 w-full rounded-control border bg-surface p-3 text-base ${error === null ? 'border-line-strong' : 'border-danger'}`}
            />
          )}
        </Frame>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={form.sending}>
            {texts.correctionSend}
          </Button>
          <p role="status" className="text-sm text-ok empty:hidden">
            {form.said}
          </p>
        </div>
      </ScriptForm>
    </SecuritySection>
  );
}
