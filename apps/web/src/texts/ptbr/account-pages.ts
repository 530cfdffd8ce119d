/** The pages of one's own account, as their navigation names them. */
export const accountPageTexts = {
  label: 'Sua conta',
  profile: 'Perfil',
  addresses: 'Endereços',
  security: 'Segurança',
  data: 'Meus dados',
};
