import { keepTabText } from '../../../platform/drafts/tab-text.ts';

/** What a user has typed on the page of an offer: the amount of a bid, a maximum or a proposal, and the words of a proposal. */
export type TypedText = 'lance' | 'maximo' | 'proposta' | 'mensagem';

/** The name under which the tab stores it; a goal includes every entry with this prefix. */
export function typedName(code: number, text: TypedText): string {
  return text === 'lance' ? `patio.lance.${code}` : `patio.lance.${code}.${text}`;
}

/** Forgets what was typed for an offer, once it is dealt on. */
export function forgetTyped(code: number): void {
  for (const text of ['lance', 'maximo', 'proposta', 'mensagem'] as const)
    keepTabText(typedName(code, text), null);
}
