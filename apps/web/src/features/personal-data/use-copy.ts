import type { PersonalDataRequest } from '@patio/contract/personal-data/personal-data-request.ts';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';

/** Asking for a copy and fetching it. */
export function useCopy(onAsked: (request: PersonalDataRequest) => void) {
  const { personalData: texts } = useTexts();
  const [busy, setBusy] = useState<'ask' | 'html' | 'json' | null>(null);
  const [error, setError] = useState('');
  const [said, setSaid] = useState('');
  const begin = (what: 'ask' | 'html' | 'json'): void => {
    setBusy(what);
    setError('');
    setSaid('');
  };
  const ask = async (): Promise<void> => {
    begin('ask');
    const { askForCopy } = await import('./personal-data-calls.ts');
    const result = await askForCopy();
    setBusy(null);
    if (result.ok) onAsked(result.value.data);
    else setError(result.text || texts.saveFailed);
  };
  const download = async (protocol: string, format: 'html' | 'json'): Promise<void> => {
    begin(format);
    const { downloadFile } = await import('../../platform/api/download-file.ts');
    const path = `/usrio/dados/exportacao/${protocol}?formato=${format}`;
    const done = await downloadFile(path, `${texts.fileName}-${protocol}.${format}`);
    setBusy(null);
    if (done) setSaid(texts.copyDownloaded);
    else setError(texts.copyFailed);
  };
  return {
    busy,
    error,
    said,
    ask: () => void ask().catch(() => setError(texts.saveFailed)),
    download: (protocol: string, format: 'html' | 'json') => void download(protocol, format),
  };
}
