import { SURVEY_TEXT_MAX } from '@patio/contract/sales/surveys/survey.ts';
import type { GivenAnswer } from '@patio/domain/sales/surveys/check-answers.ts';
import { Button } from '@patio/ui/button.tsx';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import type { LoadedSurvey } from './load-survey.ts';
import { useSurveyTexts } from './use-survey-texts.ts';
import { useSurvey } from './use-survey.ts';

/** The questions, one at a time; the focus moves along (SURV-01 to SURV-06). */
export function SurveyForm({ survey }: { survey: LoadedSurvey }) {
  const texts = useSurveyTexts();
  const form = useSurvey(survey);
  const id = useId();
  const heading = useFocusOnChange(form.place);
  useLayoutEffect(() => {
    // An answer given before the scripts ran, which the next render would discard.
    const written = writtenIn(heading.current?.closest('form'));
    if (written !== null) form.takeOver(written);
    // Only what is in the form at hydration.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const { question, answer } = form;
  if (question === undefined) return null;
  const count = survey.questions.length;
  const errorId = form.error === null ? undefined : `${id}-error`;
  return (
    <ScriptForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.next(writtenIn(event.currentTarget));
      }}
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8"
    >
      <p className="text-sm text-ink-3">{texts.progress(form.place + 1, count)}</p>
      <div aria-hidden="true" className="mt-2 flex gap-1">
        {survey.questions.map(({ id: key }, index) => (
          <span
            key={key}
            className={`h-1 grow rounded-full ${index <= form.place ? 'bg-accent' : 'bg-sunken'}`}
          />
        ))}
      </div>
      <h2
        ref={heading}
        id={`${id}-question`}
        tabIndex={-1}
        className="mt-5 text-xl font-semibold focus:outline-none"
      >
        {question.enunciado}
      </h2>
      {question.tipo === 'TEXTO_LIVRE' ? (
        <textarea
          rows={4}
          maxLength={SURVEY_TEXT_MAX}
          aria-labelledby={`${id}-question`}
          aria-invalid={form.error !== null}
          aria-describedby={errorId}
          value={answer?.text ?? ''}
          onChange={(event) => form.change({ option: null, text: event.target.value })}
          className="mt-4 field-sizing-content min-h-28 w-full rounded-control border border-line-strong bg-surface p-3 text-base text-ink"
        />
      ) : (
        <div
          role="radiogroup"
          aria-labelledby={`${id}-question`}
          aria-describedby={errorId}
          className="mt-4 flex flex-col gap-2"
        >
          {question.opcoes.map((option) => (
            <label
              key={option.id}
              className="flex min-h-11 items-center gap-3 rounded-control border border-line px-3 py-2 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft"
            >
              <input
                type="radio"
                value={option.id}
                name={`${id}-${question.id}`}
                checked={answer?.option === option.id}
                onChange={() => form.change({ option: option.id, text: null })}
                className="size-5 shrink-0 accent-accent"
              />
              {option.descricao}
            </label>
          ))}
        </div>
      )}
      <p id={`${id}-error`} role="alert" className="mt-3 min-h-5 text-sm text-danger">
        {form.error}
      </p>
      <div className="mt-4 flex justify-between gap-3">
        {form.place === 0 ? <span /> : <Button onClick={form.back}>{texts.back}</Button>}
        <Button look="bid" type="submit" busy={form.sending}>
          {form.isLast ? texts.finish : texts.next}
        </Button>
      </div>
    </ScriptForm>
  );
}

/** The answer currently in the form, whether React knows it or not; null without one. */
function writtenIn(form: HTMLFormElement | null | undefined): Omit<GivenAnswer, 'question'> | null {
  const option = form?.querySelector<HTMLInputElement>('input:checked')?.value;
  if (option !== undefined) return { option: Number(option), text: null };
  const text = form?.querySelector('textarea')?.value ?? '';
  return text === '' ? null : { option: null, text };
}

/** Moves the focus to the question when it changes, but not when the page opens. */
function useFocusOnChange(place: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current !== place) heading.current?.focus();
    shown.current = place;
  }, [place]);
  return heading;
}
