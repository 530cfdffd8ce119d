import type { listDraftChoices } from '@patio/contract/catalogue/drafts/list-draft-choices.ts';
import type { OfferDraftReply } from '@patio/contract/catalogue/drafts/offer-draft.ts';
import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { createContext, use } from 'react';

type ProblemKind = OfferDraftReply['problemas'][number]['tipo'];

/** What the parts of the form share. */
export interface Editor {
  readonly draft: OfferDraftReply;
  readonly form: OfferForm;
  readonly choices: Reply<typeof listDraftChoices>;
  /** People have dealt on the offer: what it states is not changed here (rule 0.32). */
  readonly locked: boolean;
  /** It waits for approval, or has ended. */
  readonly resting: boolean;
  /** The form as it is at the moment, for what ends later than it began. */
  latest(): OfferForm;
  change(fields: Partial<OfferForm>): void;
  /** Saves at once; null: it could not be. */
  flush(): Promise<OfferDraftReply | null>;
  /** The draft as what is typed leaves it; none is begun where nothing was typed. Null: it could not be saved. */
  saved(): Promise<OfferDraftReply | null>;
  /** Takes what another call has made of the draft. */
  take(draft: OfferDraftReply): void;
  /** The problem of a field, once it is shown. */
  problem(kinds: readonly ProblemKind[], vehicle?: number): string | null;
}

export const EditorContext = createContext<Editor | null>(null);

/** The form that this part belongs to. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (editor === null) throw new Error('No form is open here.');
  return editor;
}
