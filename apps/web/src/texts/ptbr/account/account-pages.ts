/** The pages of the user's account, as named in their navigation. */
export const accountPageTexts = {
  label: 'Sua conta',
  profile: 'Perfil',
  addresses: 'Endereços',
  visits: 'Minhas visitas',
  security: 'Segurança',
  data: 'Meus dados',
};
