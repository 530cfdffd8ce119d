/** Bounds of a video that is uploaded; it is sent in parts, so that one that breaks off is continued. */
export const VIDEO_LIMITS = {
  /** bytes */
  bytes: 100 * 1024 * 1024,
  /** bytes */
  part: 2 * 1024 * 1024,
  /** That one draft has received, those removed from its form included. */
  perDraft: 30,
} as const;
