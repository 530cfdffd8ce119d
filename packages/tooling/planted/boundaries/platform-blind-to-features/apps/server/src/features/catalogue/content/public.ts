export const texts = 1;
