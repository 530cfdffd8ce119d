/** One file that writes a table of another area, and why it must. */
export interface ForeignWrite {
  readonly file: string;
  readonly tables: readonly string[];
  readonly why: string;
}

const FEATURES = 'apps/server/src/features';

/** Every write into a table of another area. What is not here is an error, and so is what is here and does not happen. */
export const foreignWrites: readonly ForeignWrite[] = [
  {
    file: `${FEATURES}/people/personal-data/deletion/erase.store.ts`,
    tables: [
      'account',
      'account_invitation',
      'annulment',
      'cancellation',
      'offer_withdrawal',
      'participation',
      'complaint_event',
      'complaint_file',
      'pickup_booking',
      'storage_waiver',
      'delivery',
      'delivery_event',
      'contact_note',
      'deal_message',
      'proposal',
      'proposal_step',
      'purchase',
      'purchase_document',
      'purchase_document_request',
      'purchase_snapshot',
      'bid_deposit',
      'payback',
      'payback_part',
      'payback_bank',
      'buyer_request',
      'buyer_give_up',
      'receipt',
      'statement_line',
      'security_event',
      'session',
      'survey_invitation',
      'transfer_event',
      'transfer_fine',
    ],
    why: 'a user is erased everywhere by one statement, or nowhere (LGPD art. 18)',
  },
  {
    file: `${FEATURES}/people/personal-data/deletion/erase-words.store.ts`,
    tables: ['audit', 'partner'],
    why: 'what is said about a user goes with them, wherever it stands',
  },
  {
    file: `${FEATURES}/people/personal-data/deletion/erase-mails.store.ts`,
    tables: ['mail'],
    why: 'mails that name an erased account lose their text',
  },
  {
    file: `${FEATURES}/trading/auctions/bids/save-auctions.store.ts`,
    tables: ['offer'],
    why: 'a bid and the price that lists show are one statement, the fastest of all (decision 0021)',
  },
  {
    file: `${FEATURES}/catalogue/catalogue/saving/save-offers.store.ts`,
    tables: ['auction'],
    why: 'an offer and its auction begin together, thousands in one statement of an import',
  },
  {
    file: `${FEATURES}/messaging/mail/used-idiom.store.ts`,
    tables: ['account'],
    why: 'the language of messages is kept beside the address that they go to',
  },
  {
    file: `${FEATURES}/stores/partners/registration/partner-codes.store.ts`,
    tables: ['account'],
    why: 'a store and its account are confirmed by one code in one statement',
  },
  {
    file: `${FEATURES}/identity/sessions/sign-in/waiting-deletion.store.ts`,
    tables: ['personal_data_request'],
    why: 'a sign-in takes back the deletion that waits, before anything else of the session is written',
  },
];

/** The demo world writes what nobody lived through and removes all of it, whatever area it belongs to. */
export const WRITES_EVERYWHERE = ['apps/server/src/demo/'] as const;
