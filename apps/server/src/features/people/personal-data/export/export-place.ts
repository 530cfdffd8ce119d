/** Where a sealed copy belongs: it cannot be opened as that of another request. */
export const exportPlace = (requestCode: number): string => `personal-data:${requestCode}`;
