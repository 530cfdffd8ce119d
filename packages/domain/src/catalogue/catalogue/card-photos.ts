/** Photos that a card shows at most. */
export const CARD_PHOTOS = 5;
