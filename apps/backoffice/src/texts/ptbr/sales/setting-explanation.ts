/** What a setting is for, and what a change does to what is under way. */
export interface SettingExplanation {
  readonly what: string;
  readonly after: string;
}

/** Declares one. */
export const explained = (what: string, after: string): SettingExplanation => ({ what, after });
