/** What a user has typed on an offer page: the amount of a bid, a maximum or a proposal, and the message of a proposal. */
export type TypedText = 'lance' | 'maximo' | 'proposta' | 'mensagem';

/** The name under which the tab stores it; a goal includes every entry with this prefix. */
export function typedName(code: number, text: TypedText): string {
  return text === 'lance' ? `patio.lance.${code}` : `patio.lance.${code}.${text}`;
}

/** Removes what was typed for an offer, once there is a deal on it. */
export function forgetTyped(code: number): void {
  for (const text of ['lance', 'maximo', 'proposta', 'mensagem'] as const)
    sessionStorage.removeItem(typedName(code, text));
}
