import { listWorkingDays as listWorkingDaysCall } from '@patio/contract/sales/working-days/list-working-days.ts';
import { removeHoliday as removeHolidayCall } from '@patio/contract/sales/working-days/remove-holiday.ts';
import { saveHoliday as saveHolidayCall } from '@patio/contract/sales/working-days/save-holiday.ts';
import { saveWorkingPlace as saveWorkingPlaceCall } from '@patio/contract/sales/working-days/save-working-place.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { listWorkingDays } from './list-working-days.ts';
import { removeHoliday } from './remove-holiday.ts';
import { saveHoliday } from './save-holiday.ts';
import { saveWorkingPlace } from './save-working-place.ts';

export function workingDayRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listWorkingDaysCall)(listWorkingDays(deps));
  serve(app, saveHolidayCall)(saveHoliday(deps));
  serve(app, removeHolidayCall)(removeHoliday(deps));
  serve(app, saveWorkingPlaceCall)(saveWorkingPlace(deps));
}
