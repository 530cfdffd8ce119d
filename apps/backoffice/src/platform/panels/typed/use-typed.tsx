import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { DiscardQuestion } from './discard-question.tsx';
import { follow, TypedFields } from './typed-fields.ts';

interface Typed {
  /** Whether closing it now would lose something. */
  hasUnsaved(): boolean;
  /** For the element that holds the fields. */
  readonly watch: { readonly onFocus: (event: FocusEvent) => void };
  /** Closes, or asks first when something typed would be lost. */
  close(): void;
  readonly question: ReactNode;
}

/** Keeps what is typed into a panel or dialog from being lost by a slip: Esc, a click beside it, a closed tab. `chosen`: so is what was chosen. */
export function useTyped(onClose: () => void, chosen = false): Typed {
  const [fields] = useState(() => new TypedFields());
  const [asking, ask] = useState(false);
  const given = useRef(chosen);
  useEffect(() => {
    given.current = chosen;
  }, [chosen]);
  const hasUnsaved = (): boolean => given.current || fields.unsaved;
  useEffect(() => {
    const leave = follow(fields);
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (given.current || fields.unsaved) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    return () => {
      leave();
      removeEventListener('beforeunload', onUnload);
    };
  }, [fields]);
  return {
    hasUnsaved,
    watch: { onFocus: ({ target }) => fields.enter(target) },
    close: () => (hasUnsaved() ? ask(true) : onClose()),
    question: asking ? (
      <DiscardQuestion
        onKeep={() => ask(false)}
        onDiscard={() => {
          fields.settle();
          given.current = false;
          ask(false);
          onClose();
        }}
      />
    ) : null,
  };
}
