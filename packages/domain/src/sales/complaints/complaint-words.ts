/** What a complaint is about. */
export const COMPLAINT_CATEGORIES = [
  'vicio-oculto',
  'documentos',
  'transferencia',
  'descricao',
  'debitos',
  'custos',
  'entrega',
  'atendimento',
  'outro',
] as const;
export type ComplaintCategory = (typeof COMPLAINT_CATEGORIES)[number];

/** What the buyer wants, and what a solution gives. */
export const COMPLAINT_REMEDIES = ['conserto', 'desconto', 'desfazer', 'documento', 'resposta'] as const;
export type ComplaintRemedy = (typeof COMPLAINT_REMEDIES)[number];

/** What a decision finds. */
export const COMPLAINT_FINDINGS = ['procedente', 'parcial', 'improcedente'] as const;
export type ComplaintFinding = (typeof COMPLAINT_FINDINGS)[number];

/** Longest text of a side, and longest internal note, in characters. */
export const COMPLAINT_TEXT = 2000;
export const COMPLAINT_NOTE = 500;
/** Files with one text at most. */
export const COMPLAINT_FILES = 10;
