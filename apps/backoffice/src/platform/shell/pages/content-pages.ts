import { getStaffContacts } from '@patio/contract/catalogue/content/get-staff-contacts.ts';
import { listStaffBanners } from '@patio/contract/catalogue/content/list-staff-banners.ts';
import { listStaffTexts } from '@patio/contract/catalogue/content/list-staff-texts.ts';
import { listIncrementTables } from '@patio/contract/catalogue/increments/list-increment-tables.ts';
import { listNames } from '@patio/contract/catalogue/names/list-names.ts';
import { listStaffReasons } from '@patio/contract/catalogue/reference/list-staff-reasons.ts';
import { listMails } from '@patio/contract/messaging/mail/list-mails.ts';
import { listPickupPlaces } from '@patio/contract/sales/pickups/list-pickup-places.ts';
import { listSurveyAnswers } from '@patio/contract/sales/surveys/list-survey-answers.ts';
import { readSurveyResults } from '@patio/contract/sales/surveys/read-survey-results.ts';
import { listWorkingDays } from '@patio/contract/sales/working-days/list-working-days.ts';
import { listFreightRates } from '@patio/contract/trading/charges/list-freight-rates.ts';
import { listVisitPlaces } from '@patio/contract/sales/visits/list-visit-places.ts';
import { saveYard } from '@patio/contract/trading/charges/save-yard.ts';
import {
  IconAddressBook,
  IconCalendar,
  IconCategory,
  IconFileText,
  IconMail,
  IconCalendarCog,
  IconClockHour4,
  IconMapPin,
  IconListDetails,
  IconMessages,
  IconMoodSmile,
  IconPhoto,
  IconStairsUp,
  IconTags,
  IconTruck,
} from '@tabler/icons-react';
import type { Page } from './page.ts';

/** What the site shows besides offers. */
export const CONTENT_PAGES: readonly Page[] = [
  { path: '/banners', name: 'banners', Icon: IconPhoto, needs: listStaffBanners },
  { path: '/textos', name: 'siteTexts', Icon: IconFileText, needs: listStaffTexts },
  { path: '/modelos-de-email', name: 'mails', Icon: IconMail, needs: listMails },
  { path: '/categorias', name: 'categories', Icon: IconCategory, needs: listNames },
  { path: '/marcas', name: 'brands', Icon: IconTags, needs: listNames },
  { path: '/motivos', name: 'reasons', Icon: IconListDetails, needs: listStaffReasons },
  { path: '/contatos', name: 'contacts', Icon: IconAddressBook, needs: getStaffContacts },
  { path: '/pesquisas', name: 'surveys', Icon: IconMoodSmile, needs: readSurveyResults },
  { path: '/respostas-de-pesquisas', name: 'surveyAnswers', Icon: IconMessages, needs: listSurveyAnswers },
  { path: '/dias-uteis', name: 'workingDays', Icon: IconCalendar, needs: listWorkingDays },
  { path: '/frete', name: 'freight', Icon: IconTruck, needs: listFreightRates },
  { path: '/incrementos', name: 'increments', Icon: IconStairsUp, needs: listIncrementTables },
  { path: '/locais-de-retirada', name: 'yards', Icon: IconMapPin, needs: saveYard },
  { path: '/horarios-de-retirada', name: 'pickupPlaces', Icon: IconClockHour4, needs: listPickupPlaces },
  { path: '/locais-de-visita', name: 'visitPlaces', Icon: IconCalendarCog, needs: listVisitPlaces },
];
