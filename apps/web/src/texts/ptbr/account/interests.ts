/** The categories that interest a user. */
export const interestTexts = {
  title: 'O que você procura?',
  subtitle: 'Escolha as categorias que interessam a você. Dá para mudar depois, no seu perfil.',
  signInFirst:
    'Para guardar seus interesses é preciso entrar na sua conta. O que você escolher aqui não se perde.',
  failed: 'Não foi possível carregar as categorias agora.',
  emptyTitle: 'Nenhuma categoria ainda',
  emptyText: 'Assim que houver categorias, você poderá escolher as suas aqui.',
};
