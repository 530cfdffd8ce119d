import { listAudit } from '@patio/contract/people/audit/list-audit.ts';
import { listStaff } from '@patio/contract/identity/staff/list-staff.ts';
import { getAnswerTimes } from '@patio/contract/sales/answer-times/get-answer-times.ts';
import { listSellingTeams } from '@patio/contract/messaging/selling-side/list-selling-teams.ts';
import { listSettings } from '@patio/contract/sales/settings/list-settings.ts';
import {
  IconAdjustments,
  IconCategory,
  IconClockHour4,
  IconHistory,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { Page } from './page.ts';

/** The team, and what it has done. */
export const TEAM_PAGES: readonly Page[] = [
  { path: '/equipe', name: 'staff', Icon: IconUsersGroup, needs: listStaff },
  { path: '/tempos-de-resposta', name: 'answerTimes', Icon: IconClockHour4, needs: getAnswerTimes },
  { path: '/equipes', name: 'teams', Icon: IconCategory, needs: listSellingTeams },
  { path: '/ajustes', name: 'settings', Icon: IconAdjustments, needs: listSettings },
  { path: '/registro', name: 'audit', Icon: IconHistory, needs: listAudit },
];
