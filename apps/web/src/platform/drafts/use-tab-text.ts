import { useEffect, useState } from 'react';
import { keepTabText, tabText } from './tab-text.ts';

/** A typed text that survives a sign-in and a reload in this tab; an empty one is not kept. It is '' until the page is hydrated. */
export function useTabText(name: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState('');
  useEffect(() => setText(tabText(name) ?? ''), [name]);
  const store = (typed: string): void => {
    setText(typed);
    keepTabText(name, typed === '' ? null : typed);
  };
  return [text, store];
}
