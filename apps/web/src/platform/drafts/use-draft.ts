import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../session/session.tsx';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import { isDraftOf, rebased } from './typed-draft.ts';

interface DraftRules<Fields> {
  /** One name for each form and thing that it is about. */
  readonly name: string;
  /** What the form begins with. */
  readonly from: Fields;
  readonly areFields: (kept: unknown) => kept is Fields;
  /** The fields without what must not go into storage. */
  readonly bare?: (fields: Fields) => Fields;
}

/**
 * The fields of a form, with what was typed before the session or the page was lost on top of what the form begins with now. They go away
 * when they are sent or given up.
 */
export function useDraft<Fields extends object>({ name, from, areFields, bare }: DraftRules<Fields>) {
  const { user } = useSession();
  const account = user?.codigoUsuario ?? null;
  const [fields, setFields] = useState(from);
  const latest = useRef(fields);
  const touched = useRef(false);
  const show = (next: Fields): void => {
    latest.current = next;
    setFields(next);
  };
  const restore = useEffectEvent((owner: number) => {
    const kept = touched.current ? null : draftOf(name, owner);
    if (isDraftOf(kept, areFields)) show(rebased(kept.fields, kept.from, from));
  });
  useEffect(() => {
    if (account !== null) restore(account);
  }, [account, name]);
  return {
    fields,
    change: (step: (now: Fields) => Fields): void => {
      touched.current = true;
      show(step(latest.current));
      if (account === null) return;
      const typed = latest.current;
      keepDraft(name, account, { fields: typed, from }, { fields: bare?.(typed) ?? typed, from });
    },
    drop: (): void => dropDraft(name),
  };
}
