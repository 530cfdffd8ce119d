/** Texts for the fields of the documents of a purchase. */
export const purchaseDocumentFieldTexts = {
  'purchase-file-size': {
    PTBR: 'Envie um arquivo de até 8 MB.',
    EN: 'Send a file of up to 8 MB.',
  },
  'purchase-file-kind': {
    PTBR: 'Envie um arquivo em PDF, JPEG ou PNG.',
    EN: 'Send a file as PDF, JPEG or PNG.',
  },
  'purchase-file-mismatch': {
    PTBR: 'O conteúdo do arquivo não é o que o nome diz. Salve de novo em PDF, JPEG ou PNG.',
    EN: 'The content of the file is not what its name says. Save it again as PDF, JPEG or PNG.',
  },
  'purchase-file-locked': {
    PTBR: 'Este PDF tem senha ou está danificado, e não pode ser conferido. Envie sem senha.',
    EN: 'This PDF has a password or is damaged, and cannot be checked. Send it without a password.',
  },
  'invoice-key': {
    PTBR: 'Confira a chave da nota: são 44 caracteres, e um deles não confere.',
    EN: 'Check the key of the invoice: it has 44 characters, and one of them is not right.',
  },
  'purchase-file-name': {
    PTBR: 'O nome do arquivo tem de 1 a 120 caracteres.',
    EN: 'The name of the file has 1 to 120 characters.',
  },
} as const;
