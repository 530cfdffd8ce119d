/** What is said of a password that keeps all rules and is guessed at once. */
export const guessTextsPt = {
  common: 'Esta senha está entre as mais usadas e é fácil de adivinhar. Escolha outra.',
  personal: 'Esta senha é feita do seu nome ou do seu e-mail e é fácil de adivinhar. Escolha outra.',
};
