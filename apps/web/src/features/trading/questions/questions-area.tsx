import type { Question } from '@patio/contract/trading/questions/list-questions.ts';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionList } from './question-list.tsx';

interface Props {
  readonly code: number;
  /** Whether questions may be asked: an offer that has ended takes none. */
  readonly open: boolean;
  /** Null: not loaded yet, or failed. */
  readonly questions: readonly Question[] | null;
  readonly failed: boolean;
  readonly onReload: () => void;
}

/** Questions and answers of an offer and the field for a new one (QNA-01 to QNA-07). */
export function QuestionsArea({ code, open, questions, failed, onReload }: Props) {
  const { condition, offer, shell } = useTexts();
  const [fresh, setFresh] = useState<readonly Question[] | null>(null);
  const [stale, setStale] = useState(false);
  const known = fresh ?? questions;
  const reload = async (): Promise<void> => {
    const loaded = await import('./send-question.ts').then(
      ({ loadQuestions }) => loadQuestions(code),
      () => null,
    );
    setStale(loaded === null);
    if (loaded !== null) setFresh(loaded);
  };
  return (
    <>
      {stale ? (
        <ErrorState text={offer.questionsStale} retryLabel={shell.retry} onRetry={() => void reload()} />
      ) : null}
      {known !== null ? (
        <QuestionList questions={known} />
      ) : failed ? (
        <ErrorState text={condition.failed} retryLabel={shell.retry} onRetry={onReload} />
      ) : (
        <Skeleton className="h-24" />
      )}
      {open ? (
        <QuestionForm code={code} onSent={() => void reload()} />
      ) : (
        <p className="text-sm text-ink-3">{offer.questionsOver}</p>
      )}
    </>
  );
}
