import type { Question } from '@patio/contract/trading/questions/list-questions.ts';
import { Button } from '@patio/ui/button.tsx';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useWrittenLang } from '../../../platform/i18n/written-lang.ts';

/** The number shown at first; the others follow on a click. */
const FIRST = 10;

/** Questions and answers, newest first (QNA-01); surrounding blank lines would only stretch the page. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  const { offer } = useTexts();
  const written = useWrittenLang();
  const [all, setAll] = useState(false);
  if (questions.length === 0) return <p className="mb-4 text-ink-3">{offer.noQuestions}</p>;
  const shown = questions.toReversed().slice(0, all ? undefined : FIRST);
  return (
    <>
      <ul className="mb-4 flex flex-col gap-4">
        {shown.map(({ pergunta, resposta }, index) => (
          <li key={questions.length - index} className="rounded-card border border-line bg-surface p-4">
            <p className="font-medium wrap-anywhere whitespace-pre-line">{pergunta.trim()}</p>
            <p
              lang={resposta === null ? undefined : written}
              className={`mt-2 border-l-3 pl-3 wrap-anywhere whitespace-pre-line ${resposta === null ? 'border-line text-ink-3' : 'border-accent text-ink-2'}`}
            >
              {resposta ?? offer.noAnswer}
            </p>
          </li>
        ))}
      </ul>
      {questions.length > shown.length ? (
        <Button look="plain" size="small" className="mb-4" onClick={() => setAll(true)}>
          {offer.allQuestions(questions.length)}
        </Button>
      ) : null}
    </>
  );
}
