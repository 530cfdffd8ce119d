import { useTabText } from '../../../platform/drafts/use-tab-text.ts';
import { isBlank } from '@patio/domain/validation/blank.ts';
import { Button } from '@patio/ui/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { useSession } from '../../../platform/session/session.tsx';

const SentDialog = lazy(() => import('./sent-dialog.tsx').then(({ SentDialog: it }) => ({ default: it })));

const MOST = 2000;
/** From here on the number of characters left is shown. */
const NEARLY = 1800;

/** The field for a question; the input survives a failed call, the end of the session and a reload (QNA-02 to QNA-06). */
export function QuestionForm({ code, onSent }: { code: number; onSent: () => void }) {
  const { offer, shell } = useTexts();
  const { user } = useSession();
  const [text, setText] = useDraft(code);
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');
  const [error, setError] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setState('sending');
    setError(null);
    const refusal = await import('./send-question.ts').then(
      ({ sendQuestion }) => sendQuestion(code, text),
      () => '',
    );
    setState(refusal === null ? 'sent' : 'ready');
    if (refusal !== null) return setError(refusal || shell.genericError);
    setText('');
    onSent();
  };
  return (
    <div className="no-print">
      <label className="block text-sm font-medium">
        {offer.question}
        <textarea
          id="pergunta"
          rows={3}
          maxLength={MOST}
          disabled={user === null}
          placeholder={user === null ? offer.questionLoggedOut : offer.questionPlaceholder}
          value={text}
          aria-invalid={error !== null}
          aria-describedby="pergunta-erro"
          onChange={(event) => setText(event.target.value)}
          className="mt-1 field-sizing-content min-h-24 w-full rounded-control border border-line-strong bg-surface p-3 text-base font-normal disabled:bg-sunken"
        />
      </label>
      {text.length < NEARLY ? null : (
        <p className="mt-1 text-sm text-ink-3">{offer.questionLeft(MOST - text.length)}</p>
      )}
      <p id="pergunta-erro" role="alert" className="mt-1 text-sm text-danger empty:hidden">
        {error}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button
          disabled={user === null || isBlank(text)}
          busy={state === 'sending'}
          onClick={() => void send()}
        >
          {offer.sendQuestion}
        </Button>
        {user === null ? <SignIn code={code} /> : null}
      </div>
      {state === 'sent' ? (
        <Suspense>
          <SentDialog onClose={() => setState('ready')} />
        </Suspense>
      ) : null}
    </div>
  );
}

function SignIn({ code }: { code: number }) {
  const { offer } = useTexts();
  const link = useLink();
  return (
    <Link
      to={`${link('/auth/')}?redirectFrom=${encodeURIComponent(link(`/oferta/${code}`))}`}
      className="inline-flex min-h-11 items-center font-medium text-accent hover:underline"
    >
      {offer.questionSignIn}
    </Link>
  );
}

/** The draft of a question, stored until the browser is closed. */
function useDraft(code: number): readonly [string, (text: string) => void] {
  return useTabText(`patio.pergunta.${code}`);
}
