import type { AlertSettings } from '@patio/contract/messaging/alerts/alert-settings.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import type { Switch } from './alert-calls.ts';

/** The switches of the screen: each changes at once and is reset if the server refuses. */
export function useAlerts(loaded: AlertSettings['data']) {
  const { alerts: texts } = useTexts();
  const [rows, setRows] = useState(loaded);
  const [savedText, setSavedText] = useState('');
  const show = ({ event, channel, on }: Switch): void =>
    setRows((now) => now.map((row) => (row.evento === event ? { ...row, [channel]: on } : row)));
  const turn = async (request: Switch): Promise<void> => {
    show(request);
    setSavedText('');
    const { saveSwitch } = await import('./alert-calls.ts');
    const result = await saveSwitch(request);
    if (result.ok) {
      setSavedText(texts.saved);
      return;
    }
    show({ ...request, on: !request.on });
    showNotice({ tone: 'danger', text: result.text || texts.saveFailed });
  };
  return { rows, savedText, turn: (request: Switch) => void turn(request) };
}
