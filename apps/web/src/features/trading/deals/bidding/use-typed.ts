import { useState } from 'react';
import { useTabText } from '../../../../platform/drafts/use-tab-text.ts';
import { typedName, type TypedText } from '../../../identity/intents/public.ts';

/** An input that survives a sign-in and a reload, and whether it was changed since the page was loaded. */
export function useTyped(code: number, what: TypedText): readonly [string, (text: string) => void, boolean] {
  const [text, setText] = useTabText(typedName(code, what));
  const [touched, setTouched] = useState(false);
  const store = (typed: string): void => {
    setText(typed);
    setTouched(true);
  };
  return [text, store, touched];
}
