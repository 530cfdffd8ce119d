import type { StaffRole } from '../../staff/staff-role.ts';

/** The parts of the page of settings. */
export const SETTING_GROUPS = [
  'bids',
  'proposals',
  'deals',
  'limits',
  'answers',
  'visits',
  'mails',
  'retention',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** Who reads them besides administrators. */
const READERS: Readonly<Record<SettingGroup, readonly StaffRole[]>> = {
  bids: ['sales'],
  proposals: ['sales'],
  deals: ['sales', 'finance'],
  limits: ['sales', 'finance'],
  answers: ['sales'],
  visits: ['sales'],
  mails: ['sales'],
  retention: ['finance'],
};

/** Whether a role reads the settings of a group. Administrators read all. */
export function readsGroup(role: StaffRole | null, group: SettingGroup): boolean {
  return role === 'administrator' || (role !== null && READERS[group].includes(role));
}
