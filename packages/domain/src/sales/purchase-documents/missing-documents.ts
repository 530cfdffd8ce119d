import type { PurchaseDocumentKind } from './document-kinds.ts';

/** What is known of the documents of a purchase: days as yyyy-mm-dd, the newest version of each document. */
export interface DocumentFacts {
  readonly invoice: boolean;
  /** Open requests to the buyer, the most urgent first. */
  readonly requests: readonly {
    readonly code: number;
    readonly kind: PurchaseDocumentKind;
    readonly due: string;
  }[];
  readonly documents: readonly {
    readonly kind: PurchaseDocumentKind;
    readonly state: 'held' | 'sent' | 'given' | 'accepted' | 'refused';
    readonly request: number | null;
  }[];
}

/** A document without which a purchase does not go on. */
export interface MissingDocument {
  readonly kind: PurchaseDocumentKind;
  /** It is to be sent or issued, or was sent and is to be checked. */
  readonly what: 'send' | 'check';
  readonly owner: 'buyer' | 'seller';
  /** The last day; null: it has none. */
  readonly dueOn: string | null;
}

/** Which documents are missing: those asked of the buyer, the invoice of what is paid and not released yet, and what waits to be checked. */
export function missingDocuments(
  { invoice, requests, documents }: DocumentFacts,
  release: { readonly dueOn: string | null } | null,
): readonly MissingDocument[] {
  const answered = (code: number): boolean =>
    documents.some(({ request, state }) => request === code && state !== 'refused');
  const asked = requests.filter(({ code }) => !answered(code));
  const issued =
    invoice || documents.some(({ kind, state }) => kind === 'nota-fiscal' && state !== 'refused');
  const sent = documents.filter(({ state }) => state === 'sent');
  return [
    ...asked.map(({ kind, due }) => ({ kind, what: 'send', owner: 'buyer', dueOn: due }) as const),
    ...(release === null || issued
      ? []
      : [{ kind: 'nota-fiscal', what: 'send', owner: 'seller', dueOn: release.dueOn } as const]),
    ...sent.map(({ kind }) => ({ kind, what: 'check', owner: 'seller', dueOn: null }) as const),
  ];
}
