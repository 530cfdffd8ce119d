import { useEffect, useState } from 'react';
import { typedName, type TypedText } from '../../../identity/intents/public.ts';

/** An input that survives a sign-in and a reload, and whether it was changed since the page was loaded. */
export function useTyped(code: number, what: TypedText): readonly [string, (text: string) => void, boolean] {
  const name = typedName(code, what);
  const [text, setText] = useState('');
  const [touched, setTouched] = useState(false);
  useEffect(() => setText(sessionStorage.getItem(name) ?? ''), [name]);
  const store = (typed: string): void => {
    setText(typed);
    setTouched(true);
    sessionStorage.setItem(name, typed);
  };
  return [text, store, touched];
}
