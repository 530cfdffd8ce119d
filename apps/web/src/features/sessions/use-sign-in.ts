import { useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { track } from '../../platform/analytics/track.ts';
import { useTexts } from '../../platform/i18n/texts.ts';
import { tell } from '../../platform/notices/notice-store.ts';
import { useLink } from '../../platform/partner/use-link.ts';
import { safeReturn } from '../../platform/session/safe-return.ts';
import { useSession } from '../../platform/session/session.tsx';
import type { PasskeyResult } from './passkey-sign-in.ts';
import type { SignInResult } from './submit-sign-in.ts';

/** The state of the sign-in form and what its buttons do (LOGN-04 to LOGN-14). */
export function useSignIn() {
  const { session } = useTexts();
  const { setUser } = useSession();
  const navigate = useNavigate();
  const link = useLink();
  const [query] = useSearchParams();
  const [fields, setFields] = useState({ login: '', password: '', code: '' });
  const [codeBy, setCodeBy] = useState<'email' | 'app' | null>(null);
  const [state, setState] = useState<'ready' | 'sending' | 'done'>('ready');
  const [error, setError] = useState<string | null>(null);
  const [dialog, setDialog] = useState<string | null>(null);
  const complete = fields.login.trim() !== '' && fields.password !== '';

  const fail = (line: string, text: string): void => {
    setState('ready');
    setError(line);
    setDialog(text);
  };
  const finish = (result: SignInResult): void => {
    switch (result.kind) {
      case 'failed':
        return fail(result.text || session.failed, result.text || session.failedDialog);
      case 'must-change-password':
        tell({ tone: 'plain', text: session.mustChange });
        return void navigate(link('/auth/senha'), { replace: true });
      case 'code-sent':
      case 'app-code-wanted':
        setCodeBy(result.kind === 'code-sent' ? 'email' : 'app');
        return setState('ready');
      case 'signed-in':
        setState('done');
        setUser(result.user);
        track({ event: 'login' });
        tell({ tone: 'plain', text: session.succeeded });
        return void navigate(safeReturn(query.get('redirectFrom'), link('/home')), { replace: true });
    }
  };
  const submit = async (): Promise<void> => {
    setError(null);
    if (!complete) return setError(session.requiredFields);
    setState('sending');
    const { submitSignIn } = await import('./submit-sign-in.ts');
    return finish(await submitSignIn({ ...fields, login: fields.login.trim() }));
  };
  const passkey = (result: PasskeyResult): void => {
    setError(null);
    if (result.kind === 'not-chosen') return setError(session.passkeyCancelled);
    if (result.kind !== 'not-here') finish(result);
  };
  return {
    fields,
    codeBy,
    state,
    error,
    dialog,
    complete,
    passkey,
    change: (part: Partial<typeof fields>) => setFields({ ...fields, ...part }),
    closeDialog: () => setDialog(null),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (state === 'ready') void submit();
    },
  };
}
