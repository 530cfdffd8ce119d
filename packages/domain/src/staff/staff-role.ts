/** The roles of staff in the back office, in the order in which they are offered. */
export const STAFF_ROLES = ['sales', 'content', 'finance', 'support', 'yard', 'administrator'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];
