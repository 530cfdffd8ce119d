/** Which of the dialogs of an offer page is open. */
export type OpenDialog = 'automatic' | 'proposal' | 'info' | null;
