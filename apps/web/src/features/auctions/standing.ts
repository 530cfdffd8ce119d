/** How the signed-in user stands on an offer; null when he has no bid on it. */
export type Standing = 'leads' | 'overtaken' | null;
