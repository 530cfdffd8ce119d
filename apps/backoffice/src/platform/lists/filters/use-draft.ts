import { useState } from 'react';

/** What is typed into a field before it takes effect; it follows the value when that is changed elsewhere, such as by a chip. */
export function useDraft(value: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  return [text, setText];
}
