import type { Texts } from '../../ptbr.ts';

export const workingDays: Texts['workingDays'] = {
  title: 'Working days and holidays',
  add: 'Enter a holiday',
  addText: 'Counts for terms that begin later; those that run stay as they are.',
  added: 'Holiday entered.',
  day: 'Day',
  name: 'Name',
  where: 'Where',
  national: 'In the whole country',
  counts: 'Counts as',
  calculated: 'Holiday, calculated',
  entered: 'Holiday, entered',
  working: 'Working day',
  action: 'Action',
  remove: 'Remove',
  removeText: (holiday) => `${holiday} no longer counts for terms that begin later.`,
  removed: 'Entry removed.',
  makeWorking: 'Make it a working day',
  makeWorkingText: (name) => `${name} counts as a working day this year.`,
  madeWorking: 'The day counts as a working day.',
  before: 'Year before',
  after: 'Next year',
  yearOf: (year) => `Holidays of ${year}`,
  place: 'Where the house works',
  changePlace: 'Change the place',
  placeText: 'The holidays of this place count for the terms of the house. Terms that run stay as they are.',
  placeSaved: 'Place saved.',
  cutOff: 'Cut-off hour of the day',
  noCutOff: 'No cut-off hour',
};

export const places: Texts['places'] = { state: 'State', city: 'City', all: 'All' };
