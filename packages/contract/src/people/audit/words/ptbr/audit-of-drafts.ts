/** What is done with drafts of offers, in the audit log. */
export const draftActions = {
  'create-draft': 'Começou um rascunho de oferta',
  'discard-draft': 'Descartou um rascunho de oferta',
  'send-draft': 'Enviou a oferta para aprovação',
  'take-draft-back': 'Trouxe a oferta de volta da aprovação ou da agenda',
  'return-draft': 'Devolveu a oferta à loja',
  'ask-legal-checks': 'Consultou a situação legal do veículo',
  'record-legal-check': 'Registrou uma conferência legal',
  'publish-offer': 'Publicou a oferta',
  'change-offers': 'Mudou o rascunho da oferta com outros',
  'change-offer': 'Publicou mudanças na oferta',
  'preview-draft': 'Criou um link de prévia',
};

/** What drafts and offers state, in the audit log. */
export const draftFields = {
  accepted: 'Aceita',
  spotlight: 'Destaque',
  tags: 'Etiquetas',
  proposals: 'Aceita propostas',
  floor: 'Piso das propostas',
  videos: 'Vídeos',
  publishedAt: 'No site desde',
  publishAt: 'Publicação pedida para',
  approved: 'Aprovada',
  copyOf: 'Cópia da oferta',
  new: 'Oferta nova',
  revoked: 'Links revogados',
  vehicles: 'Veículos',
  equipment: 'Equipamento',
  pictures: 'Fotos',
  seller: 'Loja',
  modality: 'Modalidade',
  base: 'Lance inicial',
  buyNow: 'Valor de compra',
};
