/** What a buyer can have, by the address of the calls that name it, and how its key is found for an account `$1`. */
export const places: readonly (readonly [path: string, key: string])[] = [
  ['/usrio/compras/{id}', 'select code from purchase where account_id = $1'],
  ['/usrio/negociacoes/{id}', 'select offer_code as code from participation where account_id = $1'],
  ['/usrio/conversas/{tipo}/{id}', 'select code from purchase where account_id = $1'],
  ['/offer/{id}/', 'select offer_code as code from purchase where account_id = $1'],
  ['/lance/purpose/{codigo}', 'select code from proposal where account_id = $1'],
  ['/usrio/address/{id}', 'select code from address where account_id = $1'],
  ['/usrio/buscas/{id}', 'select id as code from saved_search where account_id = $1'],
  ['/usrio/caucoes/{id}', 'select code from bid_deposit where account_id = $1'],
  ['/usrio/chaves/{id}', 'select code from passkey where account_id = $1'],
  [
    '/usrio/dados/exportacao/{protocolo}',
    `select 'PD-' || extract(year from opened_at) || '-' || code as code from personal_data_request where account_id = $1`,
  ],
  ['/usrio/documentos/{id}', 'select code from asked_document where account_id = $1'],
  [
    '/usrio/mensagens/arquivos/{id}',
    'select code from deal_message_file where account_id = $1 and message_code is not null',
  ],
  ['/usrio/notif/anexo/{guid}', 'select attachment_guid as code from broadcast where account_id = $1'],
  [
    '/usrio/reclamacoes/arquivos/{guid}',
    `select guid as code from complaint_file where account_id = $1 order by name = 'recibo.pdf' desc limit 1`,
  ],
  ['/usrio/reclamacoes/{id}', 'select code from complaint where account_id = $1'],
  ['/usrio/sessoes/{id}', 'select id as code from session where account_id = $1 order by created_at limit 1'],
  ['/usrio/visitas/{id}', 'select code from visit where account_id = $1'],
];

/** A document of their purchase, beside it in its address. */
export const document = `select guid as code from purchase_document p join purchase b on b.code = p.purchase_code where b.account_id = $1
  order by p.name = 'recibo.pdf' desc limit 1`;

export const FILE = { nome: 'recibo.pdf', conteudo: 'JVBERi0xLjcKJSVFT0YK' };

/** A valid body of every call that buyers may make on one thing of theirs: a new call must be taught here. */
export const bodies: Readonly<Record<string, object>> = {
  'accept-counter': { vllance: 9_000 },
  'add-own-purchase-document': { ...FILE, tipo: 'pagamento' },
  'answer-counter': { vllance: 9_500 },
  'answer-second-chance': { aceita: true },
  'ask-deposit-back': {},
  'book-own-pickup': { cidade: 3_205_200, inicio: '2099-11-24T17:00:00.000Z', versao: null, terceiro: null },
  'cancel-own-pickup': { versao: 0 },
  'cancel-own-visit': {},
  'charge-own-storage': { versao: 0 },
  'choose-deposit-use': { usar: true },
  'delete-address-by-path': {},
  'delete-saved-search': {},
  'end-session': {},
  'give-deposit-bank': {
    banco: '341',
    agencia: '0001',
    conta: '98765-4',
    pix: null,
    titular: true,
    cpf: '52998224725',
    nome: 'Ana Lima',
    cep: '29010-000',
    cidade: 3_205_200,
    endereco: 'Rua Sete, 7',
  },
  'give-payback-bank': {
    banco: '341',
    agencia: '0001',
    conta: '98765-4',
    pix: null,
    titular: true,
    cpf: '52998224725',
    nome: 'Ana Lima',
    cep: '29010-000',
    cidade: 3_205_200,
    endereco: 'Rua Sete, 7',
  },
  'move-own-delivery': { passo: 'confirmar', versao: 0 },
  'move-own-visit': { local: 1, inicio: '2099-11-24T17:00:00.000Z' },
  'open-complaint': {
    categoria: 'custos',
    pedido: 'resposta',
    texto: 'Cobraram a mais.',
    descobertoEm: null,
  },
  'read-own-conversation': { ate: 1 },
  'remove-document': {},
  'remove-own-purchase-document': {},
  'remove-passkey': { confirmacao: 'Senha@123' },
  'rename-passkey': { nome: 'Minha chave' },
  'replace-own-pickup-code': {},
  'request-review': {},
  'send-document': { conteudo: FILE.conteudo },
  'send-own-message': { texto: 'Onde retiro?' },
  'send-own-summary': {},
  'send-own-transfer-step': {
    versao: 0,
    feitaEm: '2026-11-24',
    documento: '00000000-0000-4000-8000-000000000001',
  },
  'take-own-complaint-step': { passo: 'add', versao: 1, texto: 'Falta um recibo.', arquivos: [] },
  'undo-own-transfer-step': { versao: 0, motivo: 'Foi engano.' },
  'update-saved-search': { nome: 'Minha busca' },
  'upload-own-complaint-file': FILE,
  'upload-own-message-file': FILE,
};

/** Answers of the caller's own about any offer: to others they hold nothing of its buyer. */
export const ofOffers = ['get-own-proposal', 'get-own-result', 'get-own-terms', 'get-withdrawal'];
/** What is only named for this test: files that are not there. */
export const onlyNamed = ['download-attachment', 'download-export'];
/** Open to everyone who may deal, whether they bought or not. */
export const ofAll = ['list-visit-slots', 'book-visit', 'withdraw-bids', 'link-identity', 'unlink-identity'];
/** Not offered by a house without a bank, whose tests try it. */
export const notOffered = ['open-own-pix'];
