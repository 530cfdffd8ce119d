import { CallFailure } from '@patio/api-client/call-failure.ts';
import { useState } from 'react';

/** What became of the last change, in words. */
export interface ChangeOutcome {
  readonly done: boolean;
  readonly text: string;
}

interface Given<Content> {
  /** Shows what a change answers. */
  readonly show: (content: Content) => void;
  readonly load: () => Promise<void>;
  /** The words for a failure that has none. */
  readonly failedText: string;
  readonly onChange: () => void;
}

/** Changes a part of a page by calls that answer how it then stands, and says what became of the last one. */
export function useChange<Content>({ show, load, failedText, onChange }: Given<Content>) {
  const [working, setWorking] = useState(false);
  const [outcome, say] = useState<ChangeOutcome | null>(null);
  /** Whether it was done. */
  const change = async (
    call: () => Promise<{ readonly data: Content }>,
    doneText: string,
  ): Promise<boolean> => {
    setWorking(true);
    say(null);
    try {
      show((await call()).data);
      say({ done: true, text: doneText });
      onChange();
      return true;
    } catch (failure) {
      const refused = failure instanceof CallFailure ? failure.erros[0] : undefined;
      say({ done: false, text: refused ?? failedText });
      // It was refused because something is no longer as it was shown.
      void load();
      return false;
    } finally {
      setWorking(false);
    }
  };
  return { working, outcome, change };
}
