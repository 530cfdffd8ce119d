/** Texts about a password that meets all rules and is easy to guess. */
export const guessTextsPt = {
  common: 'Esta senha está entre as mais usadas e é fácil de adivinhar. Escolha outra.',
  personal: 'Esta senha é feita do seu nome ou do seu e-mail e é fácil de adivinhar. Escolha outra.',
};

/** How hard a password is to guess, and what makes it harder. */
export const strengthTextsPt = {
  label: 'Força estimada da senha',
  levels: ['muito fraca', 'fraca', 'razoável', 'forte'],
  advice: 'Dica: junte três ou quatro palavras que não combinam. Nome, e-mail e “Pátio” não contam.',
  work: 'Contas da equipe e de lojas precisam de uma senha forte.',
};
