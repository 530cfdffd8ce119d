export { workingCalendar, workingCalendars, type CalendarAt } from './working-calendar.ts';
