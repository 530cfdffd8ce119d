import type { Question } from '@patio/contract/questions/list-questions.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';
import { useSession } from '../../platform/session/session.tsx';

/** Questions and answers of an offer and the field for a new one (QNA-01 to QNA-07). */
export function QuestionsArea({ code, initial }: { code: number; initial: readonly Question[] }) {
  const { offer, shell } = useTexts();
  const { user } = useSession();
  const [questions, setQuestions] = useState(initial);
  const [text, setText] = useState('');
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');
  const [error, setError] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setState('sending');
    setError(null);
    const { loadQuestions, sendQuestion } = await import('./send-question.ts');
    const refusal = await sendQuestion(code, text);
    setState(refusal === null ? 'sent' : 'ready');
    if (refusal !== null) return setError(refusal || shell.genericError);
    setText('');
    const fresh = await loadQuestions(code);
    if (fresh !== null) setQuestions(fresh);
  };
  return (
    <>
      <List questions={questions} />
      <label className="block text-sm font-medium">
        {offer.question}
        <textarea
          id="pergunta"
          rows={3}
          maxLength={2000}
          disabled={user === null}
          placeholder={user === null ? offer.questionLoggedOut : offer.questionPlaceholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="mt-1 w-full rounded-control border border-line-strong bg-surface p-3 text-base font-normal disabled:bg-sunken"
        />
      </label>
      {error === null ? null : (
        <p role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
      <Button
        className="mt-2"
        disabled={user === null || text.trim() === ''}
        busy={state === 'sending'}
        onClick={() => void send()}
      >
        {offer.sendQuestion}
      </Button>
      {state === 'sent' ? (
        <Dialog
          title={offer.questionSentTitle}
          closeLabel={shell.close}
          onClose={() => setState('ready')}
          actions={
            <Button look="bid" onClick={() => setState('ready')}>
              {shell.ok}
            </Button>
          }
        >
          <p>{offer.questionSent}</p>
        </Dialog>
      ) : null}
    </>
  );
}

function List({ questions }: { questions: readonly Question[] }) {
  const { offer } = useTexts();
  if (questions.length === 0) return <p className="mb-4 text-ink-3">{offer.noQuestions}</p>;
  return (
    <ul className="mb-6 flex flex-col gap-4">
      {questions.map(({ pergunta, resposta }, index) => (
        <li key={index} className="rounded-card border border-line bg-surface p-4">
          <p className="font-medium whitespace-pre-line">{pergunta}</p>
          <p
            className={`mt-2 border-l-3 pl-3 whitespace-pre-line ${resposta === null ? 'border-line text-ink-3' : 'border-accent text-ink-2'}`}
          >
            {resposta ?? offer.noAnswer}
          </p>
        </li>
      ))}
    </ul>
  );
}
