import { useEffect, useState, type FormEvent } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { RegistrationState } from './use-registration.ts';

const PAUSE_MS = 60_000;

/** State and actions of the code entry. */
export function useCodeStep({ draft, update, advance }: RegistrationState) {
  const { partners: texts, shell } = useTexts();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [resending, setResending] = useState(false);
  const [resent, setResent] = useState(false);
  const wait = useSecondsTo(draft.codeSentAt + PAUSE_MS);
  const email = draft.fields.email.trim();

  const verify = async (): Promise<void> => {
    if (code.trim() === '') return setError(texts.codeNeeded);
    setError(null);
    setSending(true);
    const { sendCode } = await import('./registration-calls.ts');
    const result = await sendCode(email, code.trim());
    setSending(false);
    if (result.ok) advance();
    else setError(result.erros[0] ?? shell.genericError);
  };
  const resend = async (): Promise<void> => {
    setError(null);
    setResent(false);
    setResending(true);
    const { askForCode } = await import('./registration-calls.ts');
    const result = await askForCode(email);
    setResending(false);
    if (result.ok) {
      update({ codeSentAt: Date.now() });
      setResent(true);
      return;
    }
    if (result.seconds !== null) update({ codeSentAt: Date.now() - PAUSE_MS + result.seconds * 1000 });
    setError(result.erros[0] ?? texts.resendFailed);
  };
  return {
    code,
    error,
    sending,
    resending,
    resent,
    /** Seconds until another code may be requested. */
    wait,
    type: (text: string) => setCode(text.replaceAll(/\D/g, '').slice(0, 6)),
    resend: () => void resend(),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!sending) void verify();
    },
  };
}

/** Whole seconds until an instant (epoch milliseconds), counted down; 0 once it has passed. */
function useSecondsTo(at: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.min(Math.max(0, Math.ceil((at - now) / 1000)), PAUSE_MS * 60);
  useEffect(() => {
    setNow(Date.now());
    if (at <= Date.now()) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    const end = setTimeout(() => clearInterval(timer), at - Date.now() + 2000);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [at]);
  return left;
}
