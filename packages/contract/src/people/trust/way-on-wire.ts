/** What raises the limit of an account, by the names in calls. */
export const wayOnWire = { email: 'email', documents: 'documentos', deposit: 'caucao' } as const;
