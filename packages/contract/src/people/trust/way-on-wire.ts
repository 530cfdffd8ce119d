/** What raises the limit of an account, in the words of the wire. */
export const wayOnWire = { email: 'email', documents: 'documentos', deposit: 'caucao' } as const;
