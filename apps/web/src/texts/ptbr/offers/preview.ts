/** The page on which a reviewer reads an offer before it is published. */
export const previewTexts = {
  title: 'Verificação da oferta',
  bannerTitle: 'Página de teste',
  banner:
    'Só quem tem este link vê esta página. Aqui não é possível comprar, dar lances nem enviar propostas.',
  profile: 'Ver como',
  profileHint: 'Preços e fotos mudam de acordo com o perfil.',
  apply: 'Mostrar',
  shown: (profile: string, label: string, price: string) => `Perfil ${profile}: ${label} ${price}`,
  ends: (when: string) => `Encerra em ${when}`,
  takesProposals: 'aceita propostas',
  missingTitle: 'Este link de verificação não vale mais',
  missingText:
    'O link não existe, foi cancelado ou já venceu. Peça um novo à equipe de vendas: cada link vale por alguns dias.',
};
