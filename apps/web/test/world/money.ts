/** An amount in reais as the screens show it: "R$ 1.500,00". */
export function reais(amount: number): string {
  return `R$ ${amount.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}
