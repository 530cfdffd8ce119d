import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { PasskeyResult } from './passkey-sign-in.ts';
import type { Credentials, SignInResult } from './submit-sign-in.ts';
import { useEntered } from './use-entered.ts';

/** The state of the sign-in form and what its buttons do (LOGN-04 to LOGN-14). Another e-mail starts again: its account may want no code. */
export function useSignIn() {
  const { session, social } = useTexts();
  const entered = useEntered();
  const [fields, setFields] = useState({ login: '', password: '', code: '' });
  const [codeBy, setCodeBy] = useState<'email' | 'app' | null>(null);
  const [state, setState] = useState<'ready' | 'sending' | 'done'>('ready');
  const [error, setError] = useState<string | null>(null);
  const [dialog, setDialog] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const complete = fields.login.trim() !== '' && fields.password !== '';
  const finish = (result: SignInResult): void => {
    setState(result.kind === 'signed-in' ? 'done' : 'ready');
    if (result.kind === 'failed') {
      setError(result.text || session.failed);
      setDialog(result.text || session.failedDialog);
    } else if (result.kind === 'code-wanted') setCodeBy(result.by);
    else entered(result);
  };
  const submit = async (): Promise<void> => {
    setError(null);
    if (!complete) return setError(session.requiredFields);
    if (codeBy !== null && fields.code.trim() === '') return setError(social.codeMissing);
    return finish(await send(fields.code));
  };
  const send = (code: string): Promise<SignInResult> => {
    setState('sending');
    setSaid('');
    return signIn({ ...fields, code });
  };
  const sendCodeAgain = async (): Promise<void> => {
    setError(null);
    const result = await send('');
    finish(result);
    if (result.kind === 'code-wanted') setSaid(social.sentAgain);
  };
  return {
    fields,
    codeBy,
    state,
    error,
    dialog,
    complete,
    passkey: (result: PasskeyResult): void => {
      setError(result.kind === 'not-chosen' ? session.passkeyCancelled : null);
      if (result.kind !== 'not-chosen' && result.kind !== 'not-here') finish(result);
    },
    changeLogin: (login: string) => {
      setFields({ ...fields, login, code: '' });
      setCodeBy(null);
    },
    change: (part: Partial<typeof fields>) => setFields({ ...fields, ...part }),
    said,
    sendCodeAgain,
    closeDialog: () => setDialog(null),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (state === 'ready') void submit();
    },
  };
}

async function signIn(given: Credentials): Promise<SignInResult> {
  const { submitSignIn } = await import('./submit-sign-in.ts');
  return submitSignIn({ ...given, login: given.login.trim() });
}
