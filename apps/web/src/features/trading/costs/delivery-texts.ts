/** What stands below the cost of an offer; the page loads it with the first choice. */
export const deliveryTexts = {
  PTBR: {
    cep: 'CEP da entrega',
    capital: 'Preço até a capital; o do seu endereço aparece antes de confirmar.',
    failed: 'Não encontramos este destino agora. Confira o CEP ou escolha o estado.',
  },
  EN: {
    cep: 'Postal code of the delivery',
    capital: 'Price to the capital; that of your address is shown before you confirm.',
    failed: 'This destination was not found now. Check the postal code or choose the state.',
  },
} as const;
