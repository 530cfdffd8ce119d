import type { PersonalDataRequest } from '@patio/contract/people/personal-data/personal-data-request.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';

type Action = 'ask' | 'html' | 'json';

/** Requesting a copy and downloading it. */
export function useCopy(onAsked: (request: PersonalDataRequest) => void) {
  const { personalData: texts } = useTexts();
  const [busy, setBusy] = useState<Action | null>(null);
  const [error, setError] = useState('');
  const [said, setSaid] = useState('');
  const act = async (what: Action, failure: string, action: () => Promise<void>): Promise<void> => {
    setBusy(what);
    setError('');
    setSaid('');
    try {
      await action();
    } catch {
      setError(failure);
    } finally {
      setBusy(null);
    }
  };
  const ask = async (): Promise<void> => {
    const { askForCopy } = await import('./personal-data-calls.ts');
    const result = await askForCopy();
    if (result.ok) onAsked(result.value.data);
    else setError(result.text || texts.saveFailed);
  };
  const download = async (protocol: string, format: 'html' | 'json'): Promise<void> => {
    const { downloadFile } = await import('../../../platform/api/download-file.ts');
    const path = `/usrio/dados/exportacao/${protocol}?formato=${format}`;
    if (await downloadFile(path, `${texts.fileName}-${protocol}.${format}`)) setSaid(texts.copyDownloaded);
    else setError(texts.copyFailed);
  };
  return {
    busy,
    error,
    said,
    ask: () => void act('ask', texts.saveFailed, ask),
    download: (protocol: string, format: 'html' | 'json') =>
      void act(format, texts.copyFailed, () => download(protocol, format)),
  };
}
