import { call } from '@patio/api-client/call.ts';
import { CallFailure } from '@patio/api-client/call-failure.ts';
import { beginPasskeySignIn } from '@patio/contract/identity/passkeys/begin-passkey-sign-in.ts';
import { signInToOfficeWithPasskey } from '@patio/contract/identity/office-sessions/sign-in-to-office-with-passkey.ts';
import { signInToOffice } from '@patio/contract/identity/office-sessions/sign-in-to-office.ts';
import { requestAccessCode } from '@patio/contract/identity/sessions/request-access-code.ts';
import { useState } from 'react';
import { officeSend } from '../api/office-send.ts';
import { failureText } from '../feedback.ts';
import { useTexts } from '../i18n/texts.ts';
import { enter } from './session-store.ts';

/** What the second step is made with; null before it is asked for. */
export type Step = 'app' | 'mail' | null;

interface Typed {
  readonly login: string;
  readonly password: string;
  readonly code: string;
}

export interface SignIn {
  readonly typed: Typed;
  readonly step: Step;
  readonly busy: boolean;
  /** Why it failed; null before. */
  readonly problem: string | null;
  /** That another code was sent. */
  readonly said: string;
  type(changes: Partial<Typed>): void;
  submit(): Promise<void>;
  sendAgain(): Promise<void>;
  byPasskey(): Promise<void>;
  back(): void;
}

/** Signing in: first e-mail and password, then the second step that the server asks for. */
export function useSignIn(): SignIn {
  const texts = useTexts();
  const [typed, setTyped] = useState<Typed>({ login: '', password: '', code: '' });
  const [step, setStep] = useState<Step>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { login, password, code } = typed;
  const sendCode = () => call(officeSend, requestAccessCode, { body: { login, password } });

  const attempt = async (): Promise<void> => {
    try {
      const body = { login, password, ...(step === null ? {} : { codigoAcesso: code.trim() }) };
      enter((await call(officeSend, signInToOffice, { body })).data);
    } catch (failure) {
      const asked = stepOf(failure);
      if (asked === null || step !== null) return setProblem(failureText(failure, texts));
      if (asked === 'mail') await sendCode();
      setStep(asked);
    }
  };
  const guarded = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    setSaid('');
    await work().catch((failure: unknown) => setProblem(failureText(failure, texts)));
    setBusy(false);
  };
  return {
    typed,
    step,
    busy,
    problem,
    said,
    type: (changes) => setTyped({ ...typed, ...changes }),
    submit: async () => {
      if (login.trim() === '' || password === '') return setProblem(texts.session.needed);
      await guarded(attempt);
    },
    sendAgain: () =>
      guarded(async () => {
        await sendCode();
        setSaid(texts.session.sentAgain);
      }),
    byPasskey: () =>
      guarded(async () => {
        const credencial = await chosenPasskey();
        if (credencial === null) return setProblem(texts.session.passkeyNotChosen);
        enter((await call(officeSend, signInToOfficeWithPasskey, { body: { credencial } })).data);
      }),
    back: () => {
      setStep(null);
      setProblem(null);
      setTyped({ ...typed, code: '' });
    },
  };
}

/** What the device signs; null when no passkey was chosen. Fetched when asked for: few need it. */
async function chosenPasskey() {
  const optionsJSON = await call(officeSend, beginPasskeySignIn);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON }).catch(() => null);
}

/** Which second step a refusal asks for; null: none. */
function stepOf(failure: unknown): Step {
  if (!(failure instanceof CallFailure) || failure.reply['codigoAcesso'] !== true) return null;
  return failure.reply['meio'] === 'app' ? 'app' : 'mail';
}
