/** The versions of the terms that a user could accept, each named by the date it took effect; oldest first. */
export const TERMS_VERSIONS = ['2025-06-12', '2026-11-23'] as const;

/** The terms in force, which a user accepts by signing up. */
export const TERMS_VERSION: (typeof TERMS_VERSIONS)[number] = '2026-11-23';
