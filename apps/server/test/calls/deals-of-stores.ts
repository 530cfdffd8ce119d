import { FILE } from './calls-of-buyers.ts';

/** What the office of a store has of a buyer, by the address of the calls that name it, and how its key is found for an account `$1`. */
export const places: readonly (readonly [path: string, key: string])[] = [
  ['/admin/purchases/{id}', 'select code from purchase where account_id = $1'],
  ['/admin/conversations/{id}', 'select code from deal_conversation where account_id = $1'],
  [
    '/admin/deal-message-files/{id}',
    'select code from deal_message_file where account_id = $1 and message_code is not null',
  ],
  ['/admin/complaints/{id}', `select code from complaint where account_id = $1 and state <> 'closed'`],
  [
    '/admin/complaint-files/{guid}',
    `select guid as code from complaint_file where account_id = $1 and name = 'recibo.pdf'`,
  ],
  ['/admin/visits/{id}', 'select code from visit where account_id = $1'],
];

const ofPurchase = (table: string) =>
  `from ${table} t join purchase p on p.code = t.purchase_code where p.account_id = $1`;

/** What stands beside the purchase in an address. */
export const parts: readonly (readonly [parameter: string, key: string])[] = [
  ['guid', `select guid as code ${ofPurchase('purchase_document')} and name = 'recibo.pdf'`],
  ['pedido', `select t.code ${ofPurchase('purchase_document_request')}`],
  ['multa', `select t.code ${ofPurchase('transfer_fine')} and t.removed_at is null`],
];

const day = '2026-06-01';
const slot = '2099-11-24T17:00:00.000Z';
const motivo = 'Foi engano.';

/** A valid body of every call of stores on these that changes something: a new call must be taught here. */
export const bodies: Readonly<Record<string, object>> = {
  'add-contact-note': { canal: 'telefone', texto: 'Combinado.' },
  'add-purchase-document': { ...FILE, tipo: 'nota-fiscal' },
  'add-transfer-fine': { em: day, valor: 195.23, descricao: 'Radar', paga: 'comprador' },
  'answer-conversation': { texto: 'Amanhã.' },
  'approve-visit': { versao: 0 },
  'ask-purchase-document': { tipo: 'transferencia', motivo: 'Para liberar.', prazo: '2026-12-10' },
  'book-purchase-pickup': { cidade: 3_205_200, inicio: slot, versao: null, terceiro: null, motivo },
  'cancel-purchase-pickup': { versao: 0, motivo },
  'cancel-visit': { versao: 0, motivo },
  'charge-purchase-storage': { versao: 0 },
  'decide-purchase-document': { aceito: true },
  'do-transfer-step': { versao: 0, feitaEm: day },
  'move-purchase-delivery': { passo: 'propor', versao: 0, valor: 900, texto: '' },
  'move-visit': { versao: 0, inicio: slot, motivo },
  'note-complaint': { texto: 'Ligar amanhã.' },
  'note-visit': { versao: 0, nota: 'Traz um mecânico.' },
  'read-conversation': { ate: 1 },
  'record-visit': { versao: 0, veio: true },
  'remove-purchase-document': {},
  'remove-transfer-fine': { motivo },
  'replace-pickup-code': {},
  'settle-conversation': { ate: 1 },
  'take-complaint-step': {
    passo: 'answer',
    texto: 'Está no contrato.',
    arquivos: [],
    resultado: null,
    solucao: null,
    versao: 1,
  },
  'undo-transfer-step': { versao: 0, motivo },
  'upload-complaint-file': FILE,
  'upload-message-file': FILE,
  'withdraw-purchase-document-request': { motivo },
};
