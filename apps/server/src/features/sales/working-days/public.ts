export { workingCalendar } from './working-calendar.ts';
