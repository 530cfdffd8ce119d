export const root = '/';
