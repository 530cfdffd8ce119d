/** The location that an encrypted copy is bound to: it cannot be decrypted as that of another request. */
export const exportPlace = (requestCode: number): string => `personal-data:${requestCode}`;
