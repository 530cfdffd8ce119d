import { useCallback, useEffect, useRef, useState } from 'react';
import { sendConfirmation } from '../../identity/email-confirmation/public.ts';
import { useTrustTexts } from './use-trust-texts.ts';

const waitSeconds = 60;

/** Mails a code at the start and on request, a minute apart: the result as a text, and the seconds until the next. */
export function useMailedCode() {
  const texts = useTrustTexts();
  const [sending, setSending] = useState<'busy' | 'sent' | 'often' | 'failed'>('busy');
  const [wait, setWait] = useState(0);
  const started = useRef(false);
  const send = useCallback(async (): Promise<void> => {
    setSending('busy');
    setWait(waitSeconds);
    const result = await sendConfirmation().catch(() => 'failed' as const);
    setSending(result);
    if (result === 'failed') setWait(0);
  }, []);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void send();
  }, [send]);
  const waits = wait > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => setWait((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [waits]);
  const said = {
    busy: texts.sending,
    sent: texts.codeSent,
    often: texts.codeOften,
    failed: texts.codeFailed,
  }[sending];
  return { said, wait, resend: () => void send() };
}
