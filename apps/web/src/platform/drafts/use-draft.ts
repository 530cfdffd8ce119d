import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../session/session.tsx';
import { draftOf, dropDraft, storeDraft } from './drafts.ts';
import { isDraftOf, rebased, refreshedDraft, type TypedDraft } from './typed-draft.ts';

interface DraftRules<Fields> {
  /** One name for each form and its subject. */
  readonly name: string;
  /** The initial values of the form. */
  readonly from: Fields;
  readonly areFields: (stored: unknown) => stored is Fields;
  /** The fields without what must not be stored. */
  readonly bare?: (fields: Fields) => Fields;
  /** Earlier input was restored. */
  readonly onRestored?: () => void;
}

/**
 * The fields of a form, with input from before the session or the page was lost on top of the current initial values. Deleted once
 * submitted or discarded.
 */
export function useDraft<Fields extends object>(rules: DraftRules<Fields>) {
  const { name, from, areFields, bare } = rules;
  const { user } = useSession();
  const account = user?.codigoUsuario ?? null;
  const [fields, setFields] = useState(from);
  const latest = useRef(fields);
  const touched = useRef(false);
  const dirty = useRef(false);
  const show = (next: Fields): void => {
    latest.current = next;
    setFields(next);
  };
  const restore = useEffectEvent((owner: number) => {
    const stored = touched.current ? null : draftOf(name, owner);
    if (!isDraftOf(stored, areFields)) return;
    dirty.current = true;
    show(rebased(stored.fields, stored.from, from));
    rules.onRestored?.();
  });
  useEffect(() => {
    if (account !== null) restore(account);
  }, [account, name]);
  const store = (draft: TypedDraft<Fields>): void => {
    touched.current = true;
    dirty.current = true;
    show(draft.fields);
    if (account === null) return;
    storeDraft(name, account, draft, { ...draft, fields: bare?.(draft.fields) ?? draft.fields });
  };
  return {
    fields,
    change: (step: (now: Fields) => Fields): void => store({ fields: step(latest.current), from }),
    /** Takes over values saved elsewhere meanwhile, in untouched fields. Pass them as `from` from then on. */
    rebase: (now: Fields): void => store(refreshedDraft({ fields: latest.current, from }, now)),
    /** Whether there is any input, new or restored. */
    isDirty: (): boolean => dirty.current,
    drop: (): void => dropDraft(name),
  };
}
