import { ErrorState, Notice, Skeleton } from '@patio/ui/states.tsx';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { signInAddress } from '../../../platform/session/load-private.ts';
import { safeReturn } from '../../../platform/session/safe-return.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { currentToken } from '../../../platform/session/token.ts';
import { useDeadSession } from '../../../platform/session/use-dead-session.ts';
import { AddressForm } from '../../people/addresses/public.ts';
import { PersonalStep } from './personal/personal-step.tsx';
import { loadMissing } from './use-missing-step.ts';

type State = 'loading' | 'failed' | 'done' | 0 | 1;

/** Asks for the data that an account lacks before it may deal, outside the flow, and leads back to `voltar` (C-100). */
export function CompletePage() {
  const { flow: texts, shell } = useTexts();
  const { state, ask, leave } = useMissing();
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:py-10">
      <h1 className="mb-4 text-2xl font-bold">{texts.completeTitle}</h1>
      {state === 'loading' || state === 'done' ? <Skeleton className="h-96" /> : null}
      {state === 'failed' ? (
        <ErrorState text={shell.genericError} retryLabel={shell.retry} onRetry={ask} />
      ) : null}
      {state === 0 || state === 1 ? (
        <>
          <div className="mb-5">
            <Notice tone="info" icon="info">
              {texts.completeText}
            </Notice>
          </div>
          <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
            {state === 0 ? (
              <PersonalStep flow={{ update: () => undefined, goTo: ask }} />
            ) : (
              <AddressForm address={null} onCancel={leave} onSaved={ask} />
            )}
          </section>
        </>
      ) : null}
    </div>
  );
}

function useMissing() {
  const [state, setState] = useState<State>('loading');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const link = useLink();
  const back = safeReturn(query.get('voltar'), link('/perfil/'));
  const leave = useCallback(() => void navigate(back, { replace: true }), [back, navigate]);
  const ask = useCallback(() => {
    void loadMissing().then((missing) => setState(missing === 'failed' ? 'failed' : (missing ?? 'done')));
  }, []);
  const known = useSession().user !== null;
  useDeadSession();
  useEffect(() => {
    if (currentToken() === null) void navigate(signInAddress(null, window.location), { replace: true });
  }, [navigate]);
  useEffect(() => {
    if (known) ask();
  }, [ask, known]);
  useEffect(() => {
    if (state === 'done') leave();
  }, [leave, state]);
  return { state, ask, leave };
}
