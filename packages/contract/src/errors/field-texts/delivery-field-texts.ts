/** Texts for fields of deliveries. */
export const deliveryFieldTexts = {
  'delivery-carrier': {
    PTBR: 'Digite o nome da transportadora, com até 120 caracteres.',
    EN: 'Enter the name of the carrier, in up to 120 characters.',
  },
  'delivery-driver': {
    PTBR: 'Digite o nome do motorista, com até 120 caracteres.',
    EN: 'Enter the name of the driver, in up to 120 characters.',
  },
  'delivery-plate': {
    PTBR: 'Digite a placa do caminhão como ABC1D23 ou ABC-1234.',
    EN: 'Enter the plate of the truck like ABC1D23 or ABC-1234.',
  },
  'delivery-tracking': {
    PTBR: 'O código de rastreio pode ter até 60 caracteres.',
    EN: 'A tracking code can have up to 60 characters.',
  },
  'delivery-link': {
    PTBR: 'O link de rastreio deve começar por https:// e ter até 500 caracteres.',
    EN: 'The tracking link must start with https:// and have up to 500 characters.',
  },
  'delivery-day': { PTBR: 'Escolha um dia.', EN: 'Choose a day.' },
  'delivery-instant': { PTBR: 'Informe o dia e a hora.', EN: 'Enter day and time.' },
  'delivery-place': {
    PTBR: 'Digite onde está, com até 120 caracteres.',
    EN: 'Enter where it is, in up to 120 characters.',
  },
  'delivery-note': {
    PTBR: 'O texto pode ter até 500 caracteres.',
    EN: 'The text can have up to 500 characters.',
  },
  'delivery-proof': { PTBR: 'Escolha o comprovante assinado.', EN: 'Choose the signed receipt.' },
  'delivery-problem': { PTBR: 'Diga o que está errado.', EN: 'Say what is wrong.' },
} as const;
