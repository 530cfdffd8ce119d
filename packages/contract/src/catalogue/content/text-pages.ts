/** Keys of the texts with a page of their own, `/texto/{key}` (TEXT-01); the other texts are parts of other pages. */
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
