import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { SecuritySection } from '../../identity/security/public.ts';
import { consentLines } from './consent-lines.ts';
import type { PersonalData } from './load-personal-data.ts';
import { useMailConsent } from './use-mail-consent.ts';

/** What a user allowed, withdrawn in one tap, and every answer with its time, the version of its text and where it was given. */
export function ConsentSection({ data }: { data: PersonalData }) {
  const { personalData: texts } = useTexts();
  const { dateTime, date } = useDates();
  const { accepts, answers, error, turn } = useMailConsent(data);
  const lines = consentLines(answers, data.cookies, texts);
  return (
    <SecuritySection title={texts.consents} text={texts.consentsText}>
      <label className="mt-3 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          role="switch"
          name="aceitaEmails"
          checked={accepts}
          onChange={(event) => turn(event.currentTarget.checked)}
          className="size-5 shrink-0 accent-accent"
        />
        <span className="font-medium">{texts.mails}</span>
      </label>
      <p role="status" className="text-sm text-ink-2">
        {accepts ? texts.mailsOn : texts.mailsOff}
      </p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-accent">{texts.history}</summary>
        {lines.length === 0 ? (
          <p className="text-ink-2">{texts.noConsents}</p>
        ) : (
          <ol className="divide-y divide-line">
            {lines.map(({ key, words, at, version, place }) => (
              <li key={key} className="py-3">
                <p className="font-medium">{words}</p>
                <p className="text-sm text-ink-3">
                  <time dateTime={new Date(at).toISOString()}>{dateTime(at)}</time>, {place},{' '}
                  {texts.version(date(Date.parse(`${version}T12:00:00Z`)))}
                </p>
              </li>
            ))}
          </ol>
        )}
      </details>
    </SecuritySection>
  );
}
