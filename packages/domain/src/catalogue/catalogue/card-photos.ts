/** Maximum of photos that a card shows. */
export const CARD_PHOTOS = 5;
