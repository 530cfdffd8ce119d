/** Texts for fields of notifications that staff write. */
export const broadcastFieldTexts = {
  'broadcast-title': {
    PTBR: 'Escreva um título de até 120 caracteres.',
    EN: 'Write a title of up to 120 characters.',
  },
  'broadcast-text': {
    PTBR: 'Escreva a mensagem, com até 5.000 caracteres.',
    EN: 'Write the message, in up to 5,000 characters.',
  },
  'broadcast-target': {
    PTBR: 'Escolha uma conta, todos, ou um perfil, estado ou categoria, e informe quantos destinatários contou.',
    EN: 'Choose one account, everyone, or a profile, state or category, and state how many recipients you counted.',
  },
  'attachment-name': {
    PTBR: 'O nome do anexo pode ter até 100 caracteres, sem barras.',
    EN: 'The attachment name can have up to 100 characters and no slashes.',
  },
  'attachment-size': {
    PTBR: 'O anexo pode ter até 2 MB e não pode ser vazio.',
    EN: 'The attachment can be up to 2 MB and must not be empty.',
  },
  'attachment-kind': {
    PTBR: 'Anexe um arquivo PDF, PNG, JPEG, TXT ou CSV; o conteúdo deve corresponder ao nome.',
    EN: 'Attach a PDF, PNG, JPEG, TXT or CSV file; its contents must match its name.',
  },
} as const;
