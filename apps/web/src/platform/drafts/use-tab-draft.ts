import { useEffect, useState } from 'react';
import { keepInTab, tabDraft, storedTexts } from './tab-draft.ts';

/** The texts of a form that anyone may fill in; they stay in this tab until they are submitted. */
export function useTabDraft<Key extends string>(name: string, empty: Readonly<Record<Key, string>>) {
  const [fields, setFields] = useState(empty);
  useEffect(() => setFields(storedTexts(tabDraft(name), empty)), [empty, name]);
  return {
    fields,
    change: (step: (now: Readonly<Record<Key, string>>) => Readonly<Record<Key, string>>): void =>
      setFields((now) => {
        const next = step(now);
        keepInTab(name, next);
        return next;
      }),
    drop: (): void => keepInTab(name, null),
  };
}
