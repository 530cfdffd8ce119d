/** Keys of the texts that have a page of their own, `/texto/{key}` (TEXT-01); the other texts stand inside other pages. */
export const textPages = [
  'empresa',
  'vix',
  'termos_app',
  'termos',
  'pessoa',
  'lojista',
  'colaborador',
  'condicaouso',
  'vendas',
  'avisoslegais',
  'mapa',
] as const;
