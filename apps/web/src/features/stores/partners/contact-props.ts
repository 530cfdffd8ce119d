/** The offer that a message is about. */
export interface ContactOffer {
  readonly code: number;
  readonly title: string;
}

/** The recipient of a message, and its subject. */
export interface ContactProps {
  readonly store: string;
  /** Null: the store has no WhatsApp number. */
  readonly whatsapp: string | null;
  /** Null: the store as a whole. */
  readonly offer: ContactOffer | null;
}
