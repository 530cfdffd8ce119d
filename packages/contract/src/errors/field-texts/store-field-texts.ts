/** Texts for fields of what is written about stores. */
export const storeFieldTexts = {
  'store-description': {
    PTBR: 'A descrição da loja pode ter até 1.000 caracteres.',
    EN: 'The description of the store can have up to 1,000 characters.',
  },
  'store-address': {
    PTBR: 'Escreva o endereço com 5 a 200 caracteres, e escolha a cidade.',
    EN: 'Write the address in 5 to 200 characters, and choose the city.',
  },
  'store-photo': {
    PTBR: 'Envie uma foto JPEG, PNG, WebP ou AVIF de até 5 MB.',
    EN: 'Send a photo as JPEG, PNG, WebP or AVIF of up to 5 MB.',
  },
  'store-trade-name': {
    PTBR: 'Escreva o nome da loja, com até 100 caracteres.',
    EN: 'Write the name of the store, in up to 100 characters.',
  },
  'store-legal-name': {
    PTBR: 'A razão social pode ter até 100 caracteres.',
    EN: 'The legal name can have up to 100 characters.',
  },
} as const;
