/** Where the schema of exports is published. */
export const schemaAddress = (publicUrl: string): string => `${publicUrl}/api/privacidade/dados/esquema`;
