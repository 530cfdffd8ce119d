import { builtPlaces } from '../builders/address.ts';

/** A valid body of every call that stores may make on one thing: a new call must be taught here. */
export const bodies: Readonly<Record<string, object>> = {
  'accept-proposal': { valor: 9_000 },
  'reject-proposal': { motivo: 'Não.' },
  'counter-proposal': { valor: 9_500, valorProposta: 9_000 },
  'review-proposal': {},
  'answer-question': { resposta: 'Sim.' },
  'hide-question': { motivo: 'Traz um telefone.' },
  'show-question': {},
  'get-purchase': {},
  'get-purchase-storage': {},
  'charge-purchase-storage': { versao: 0 },
  'get-draft': {},
  'replace-pickup-code': {},
  'add-contact-note': { canal: 'telefone', texto: 'Combinado.' },
  'decide-conditional': { decisao: 'liberar' },
  'set-offer-increments': { incremento: [150] },
  'set-offer-minimum-step': { minimumStep: 'increment', motivo: 'Passos obrigatórios.' },
  'set-store-minimum-step': { minimumStep: 'increment', motivo: 'Passos obrigatórios.' },
  'save-increment-table': { faixas: [{ ate: null, passo: 150 }], motivo: 'Passos novos.' },
  'get-snapshot': {},
  'save-freight-rate': { preco: { base: 1, porKm: 1, minimo: 1 }, motivo: 'Tabela nova.' },
  'remove-freight-rate': { motivo: 'Tabela nova.' },
  'save-yard': { cidade: builtPlaces.vilaVelha, endereco: 'Rua Um, 1', motivo: 'Pátio novo.' },
};
/** Calls that answer with what is the caller's own. */
export const lists = [
  'list-proposals',
  'list-conditional-sales',
  'list-increment-tables',
  'list-staff-questions',
  'list-purchases',
  'list-freight-rates',
  'list-yards',
  'list-staff-offers',
];
/** Works by the caller's own store, whichever is asked for. */
export const byOwn = [
  'preview-freight',
  'list-buyer-fees',
  'list-store-commissions',
  'get-own-store',
  'read-figures',
  'get-week-by-mail',
  'save-week-by-mail',
  'export-figures',
  'list-audit',
  'export-audit',
  'get-desk',
  'list-taken-work',
  'take-work',
  'return-work',
  'list-views',
  'list-notices',
  'note-open-record',
  'read-notices',
  'save-view',
  'delete-view',
  'list-answer-templates',
  'save-answer-template',
  'delete-answer-template',
  'undo-change',
  'create-draft',
  'list-draft-choices',
  'list-draft-models',
  'list-draft-references',
  'look-up-vehicle',
];
/** Drafts of another store are unknown: `catalogue/drafts/store-drafts.test.ts`. */
export const drafts = [
  'save-draft',
  'discard-draft',
  'add-draft-photo',
  'read-photo-upload',
  'rotate-draft-photo',
  'save-draft-report',
  'send-draft',
  'take-draft-back',
  'preview-draft',
  'edit-draft-photo',
  'begin-draft-video',
  'add-draft-video-part',
  'record-legal-check',
  'ask-legal-checks',
];
/** So are its imports: `catalogue/imports/imports.test.ts`. */
export const imports = [
  'create-import',
  'list-imports',
  'get-import',
  'add-import-part',
  'choose-import-sheet',
  'begin-import-photos',
  'remove-import-photos',
  'export-import-photos',
  'check-import',
  'run-import',
  'cancel-import',
  'undo-import',
  'list-import-lines',
  'export-refused-lines',
];
/** Its yard: `sales/yard/yard.test.ts`. */
export const yard = [
  'list-pickup-places',
  'save-pickup-place',
  'list-yard-vehicles',
  'export-yard-vehicles',
  'get-yard-vehicle',
  'find-yard-plate',
  'take-in-vehicle',
  'inspect-vehicle',
  'add-yard-photo',
  'move-yard-vehicle',
  'draft-from-yard',
  'leave-yard',
  'look-at-gate',
  'confirm-exit',
  'add-exit-photo',
];
/** How its vehicles reach their buyers: `sales/pickups/pickups.test.ts`. */
export const handovers = [
  'list-pickups',
  'export-pickups',
  'get-purchase-pickup',
  'book-purchase-pickup',
  'cancel-purchase-pickup',
  // `sales/deliveries/deliveries.test.ts`
  'list-deliveries',
  'export-deliveries',
  'get-purchase-delivery',
  'move-purchase-delivery',
];
/** Visits to offers of another store are unknown: `sales/visits/office/receive-visits.test.ts`, `places/visit-places.test.ts`. */
export const visits = [
  'list-visits',
  'export-visits',
  'get-visit',
  'list-free-slots',
  'approve-visit',
  'cancel-visit',
  'move-visit',
  'record-visit',
  'note-visit',
  'list-visit-places',
  'save-visit-place',
  'close-visit-day',
  'open-visit-day',
];
/** Conversations about deals of another store are unknown: `sales/deal-messages/who-reads.test.ts`. */
export const conversations = [
  'list-conversations',
  'get-conversation',
  'open-conversation',
  'answer-conversation',
  'read-conversation',
  'settle-conversation',
  'upload-message-file',
  'download-message-file',
];
/** Complaints about sales of another store are unknown: `sales/complaints/complaint-stores.test.ts`. */
export const complaints = [
  'list-complaints',
  'get-complaint',
  'take-complaint-step',
  'note-complaint',
  'upload-complaint-file',
  'download-complaint-file',
];
/** And the store itself: `store-profiles.test.ts`, `members.test.ts`, `store-answer-times.test.ts`. */
export const stores = [
  'get-store',
  'save-store-profile',
  'get-store-answer-times',
  'list-store-members',
  'invite-store-member',
  'resend-store-invitation',
  'cancel-store-invitation',
  'make-store-owner',
  'remove-store-member',
];

/** And what it is paid: `finance/payouts/payouts.test.ts`. */
export const payouts = ['get-statement', 'export-statement', 'set-store-bank'];

/** And the documents of its sales: `sales/purchase-documents/purchase-documents.test.ts`. */
export const purchaseDocuments = [
  'list-purchase-documents',
  'add-purchase-document',
  'remove-purchase-document',
  'read-purchase-document',
  'read-purchase-paper',
  'decide-purchase-document',
  'ask-purchase-document',
  'withdraw-purchase-document-request',
];

/** And the transfers of its sales: `sales/transfer/transfer.test.ts`. */
export const transfers = [
  'get-transfer',
  'do-transfer-step',
  'undo-transfer-step',
  'add-transfer-fine',
  'remove-transfer-fine',
];
