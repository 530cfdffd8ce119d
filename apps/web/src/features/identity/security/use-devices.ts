import type { OpenSession } from '@patio/contract/identity/sessions/list-sessions.ts';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';

/** The devices of the screen and signing them out; the history is read again after each. */
export function useDevices(sessions: readonly OpenSession[]) {
  const { security: texts } = useTexts();
  const { revalidate } = useRevalidator();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => setGone(new Set()), [sessions]);
  const run = async (
    name: string,
    work: () => Promise<{ readonly ok: boolean; readonly text?: string }>,
    done: { readonly ids: readonly string[]; readonly text: string },
  ): Promise<void> => {
    setBusy(name);
    setSaid('');
    const result = await work().catch(() => ({ ok: false, text: '' }));
    setBusy(null);
    if (!result.ok) return showNotice({ tone: 'danger', text: result.text || texts.endFailed });
    setGone((before) => new Set([...before, ...done.ids]));
    setSaid(done.text);
    return revalidate();
  };
  const shown = sessions.filter(({ id }) => !gone.has(id));
  const others = shown.filter(({ atual }) => !atual);
  return {
    shown,
    others,
    busy,
    said,
    end: ({ id, aparelho }: OpenSession) =>
      void run(id, async () => (await import('./security-calls.ts')).signDeviceOut(id), {
        ids: [id],
        text: texts.ended(aparelho),
      }),
    endOthers: () =>
      run('others', async () => (await import('./security-calls.ts')).signOthersOut(), {
        ids: others.map(({ id }) => id),
        text: texts.endedOthers,
      }),
  };
}
