/** Texts below the cost of an offer; the page loads them with the first choice. */
export const deliveryTexts = {
  PTBR: {
    cep: 'CEP da entrega',
    capital: 'Preço até a capital; o do seu endereço aparece antes de confirmar.',
    failed: 'Não encontramos este destino agora. Confira o CEP ou escolha o estado.',
  },
  EN: {
    cep: 'Delivery postal code',
    capital: 'Price to the state capital; the price to your address is shown before you confirm.',
    failed: 'This destination could not be found. Check the postal code or choose the state.',
  },
} as const;
