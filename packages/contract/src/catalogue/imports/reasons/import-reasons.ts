import { IMPORT_LIMITS } from '../import-words.ts';

/** Why an import as a whole stands still. */
export const importReasons = {
  'not-allowed': {
    PTBR: 'Quem começou a importação não pode mais importar; outra pessoa pode retomar.',
    EN: 'The user who began the import may not import any more; a colleague can resume it.',
  },
  'store-closed': {
    PTBR: 'A loja não está aberta ao público. Retome a importação quando ela voltar.',
    EN: 'The store is not open to the public. Resume the import when it is back.',
  },
  lines: {
    PTBR: `O arquivo tem mais de ${IMPORT_LIMITS.records.toLocaleString('pt-BR')} linhas. Divida-o.`,
    EN: `The file has more than ${IMPORT_LIMITS.records.toLocaleString('en')} lines. Split it.`,
  },
  columns: {
    PTBR: `O arquivo tem mais de ${IMPORT_LIMITS.columns} colunas.`,
    EN: `The file has more than ${IMPORT_LIMITS.columns} columns.`,
  },
  photos: {
    PTBR: `As linhas têm juntas mais de ${IMPORT_LIMITS.photos.toLocaleString('pt-BR')} fotos. Divida o arquivo.`,
    EN: `The lines have more than ${IMPORT_LIMITS.photos.toLocaleString('en')} photos together. Split the file.`,
  },
  unreadable: {
    PTBR: 'Nenhuma linha do arquivo pode ser lida.',
    EN: 'No line of the file can be read.',
  },
  'failed-reading': {
    PTBR: 'Uma falha do servidor impediu a leitura do arquivo. Envie-o de novo.',
    EN: 'A failure of the server kept the file from being read. Upload it again.',
  },
  'failed-checking': {
    PTBR: 'Uma falha do servidor interrompeu a conferência. Confira as linhas de novo.',
    EN: 'A failure of the server interrupted the check. Check the lines again.',
  },
  'failed-running': {
    PTBR: 'Uma falha do servidor interrompeu a importação. O que já foi salvo fica, e ela pode ser retomada.',
    EN: 'A failure of the server interrupted the import. What was saved stays, and it can be resumed.',
  },
  'failed-undoing': {
    PTBR: 'Uma falha do servidor interrompeu a volta. Tente desfazer o resto.',
    EN: 'A failure of the server interrupted the undo. Try to undo the rest.',
  },
} as const;
