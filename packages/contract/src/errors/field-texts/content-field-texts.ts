/** Texts for fields of banners and texts of the site. */
export const contentFieldTexts = {
  'banner-picture-size': {
    PTBR: 'A imagem pode ter até 5 MB e não pode ser vazia.',
    EN: 'The picture can be up to 5 MB and must not be empty.',
  },
  'banner-title': {
    PTBR: 'O título pode ter até 120 caracteres.',
    EN: 'The title can have up to 120 characters.',
  },
  'banner-description': {
    PTBR: 'A descrição pode ter até 300 caracteres.',
    EN: 'The description can have up to 300 characters.',
  },
  'banner-button': {
    PTBR: 'O texto do botão pode ter até 60 caracteres.',
    EN: 'The text of the button can have up to 60 characters.',
  },
  'banner-link-length': {
    PTBR: 'O link pode ter até 500 caracteres.',
    EN: 'The link can have up to 500 characters.',
  },
  'banner-moment': { PTBR: 'Escolha um dia e uma hora válidos.', EN: 'Choose a valid day and time.' },
  'text-title': {
    PTBR: 'Escreva um título de até 120 caracteres.',
    EN: 'Write a title of up to 120 characters.',
  },
  'text-length': {
    PTBR: 'O texto pode ter até 100.000 caracteres.',
    EN: 'The text can have up to 100,000 characters.',
  },
  'reason-description': {
    PTBR: 'Escreva o motivo com até 120 caracteres.',
    EN: 'Write the reason in up to 120 characters.',
  },
  'name-length': {
    PTBR: 'Escreva um nome de até 60 caracteres.',
    EN: 'Write a name of up to 60 characters.',
  },
  'name-picture-size': {
    PTBR: 'A imagem pode ter até 500 KB e não pode ser vazia.',
    EN: 'The picture can be up to 500 KB and must not be empty.',
  },
  'survey-question': {
    PTBR: 'Escreva a pergunta com até 200 caracteres.',
    EN: 'Write the question in up to 200 characters.',
  },
  'survey-option': {
    PTBR: 'Escreva cada opção com até 100 caracteres.',
    EN: 'Write each option in up to 100 characters.',
  },
  'contact-missing': {
    PTBR: 'Preencha este contato, sem passar do tamanho.',
    EN: 'Fill in this contact, within its length.',
  },
} as const;
