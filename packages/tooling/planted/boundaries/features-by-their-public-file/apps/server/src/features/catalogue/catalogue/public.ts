export const offer = 1;
