import type {
  PersonalDataRequest,
  WireCorrectionSubject,
} from '@patio/contract/personal-data/personal-data-request.ts';
import { useEffect, useState } from 'react';
import { draftOf, dropDraft, keepDraft } from '../../platform/drafts/drafts.ts';
import { useTexts } from '../../platform/i18n/texts.ts';
import { useSession } from '../../platform/session/session.tsx';

/** What somebody can ask to be corrected, in the order of the screen. */
export const SUBJECTS = [
  'documento',
  'email',
  'empresa',
  'nascimento',
  'outro',
] as const satisfies readonly WireCorrectionSubject[];

const LEAST = 5;
const DRAFT = 'correcao';

/** The form of a correction: what was typed stays until it was taken. */
export function useCorrection(onAsked: (request: PersonalDataRequest) => void) {
  const { personalData: texts } = useTexts();
  const [subject, setSubject] = useState<WireCorrectionSubject>('documento');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { user } = useSession();
  const account = user?.codigoUsuario ?? null;
  useEffect(() => {
    const kept = account === null ? null : draftOf(DRAFT, account);
    if (typeof kept === 'string') setText(kept);
  }, [account]);
  const type = (words: string): void => {
    setText(words);
    setError(null);
    setSaid('');
    if (words === '') dropDraft(DRAFT);
    else if (account !== null) keepDraft(DRAFT, account, words);
  };
  const send = async (): Promise<void> => {
    if (text.trim().length < LEAST) return setError(texts.correctionShort);
    setBusy(true);
    setError(null);
    const { askForCorrection } = await import('./personal-data-calls.ts');
    const result = await askForCorrection(subject, text);
    setBusy(false);
    if (!result.ok) return setError(result.text || texts.saveFailed);
    type('');
    setSaid(texts.correctionSent(result.value.data.protocolo));
    onAsked(result.value.data);
  };
  return {
    subject,
    text,
    busy,
    error,
    said,
    type,
    choose: (value: string) => setSubject(SUBJECTS.find((one) => one === value) ?? 'outro'),
    send: () => void (busy ? undefined : send().catch(() => setError(texts.saveFailed))),
  };
}
