/** The offer that a message is about. */
export interface ContactOffer {
  readonly code: number;
  readonly title: string;
}

/** Whom a visitor talks to, and what about. */
export interface ContactProps {
  readonly store: string;
  /** Null: the store has no number for it. */
  readonly whatsapp: string | null;
  /** Null: the store as a whole. */
  readonly offer: ContactOffer | null;
}
