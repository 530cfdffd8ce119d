/**
 * What one line may hold: no control characters, no halves of characters, and nothing that turns the direction of what stands beside
 * it, so that a name cannot rewrite the sentence that it is shown in.
 */
export const CLEAN_LINE = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;
