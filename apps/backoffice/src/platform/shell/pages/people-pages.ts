import { listDeadMails } from '@patio/contract/messaging/mail/list-dead-mails.ts';
import { listBroadcasts } from '@patio/contract/messaging/notifications/list-broadcasts.ts';
import { listListings } from '@patio/contract/people/blocklist/list-listings.ts';
import { listAccounts } from '@patio/contract/people/directory/list-accounts.ts';
import { listDocuments } from '@patio/contract/people/documents/list-documents.ts';
import { listIdentityRequests } from '@patio/contract/people/identity/list-identity-requests.ts';
import { listPersonalDataRequests } from '@patio/contract/people/personal-data/list-personal-data-requests.ts';
import { listReviews } from '@patio/contract/people/reviews/list-reviews.ts';
import { getStore } from '@patio/contract/stores/directory/get-store.ts';
import { listAllStrikes } from '@patio/contract/people/strikes/list-all-strikes.ts';
import {
  IconBan,
  IconBuildingStore,
  IconEyeExclamation,
  IconFileCheck,
  IconFlagX,
  IconId,
  IconMailOff,
  IconShieldLock,
  IconSpeakerphone,
  IconUsers,
} from '@tabler/icons-react';
import type { Page } from './page.ts';

/** Accounts, and what is decided about them. */
export const PEOPLE_PAGES: readonly Page[] = [
  { path: '/pessoas', name: 'people', Icon: IconUsers, needs: listAccounts },
  { path: '/lojas', name: 'stores', Icon: IconBuildingStore, needs: getStore },
  { path: '/verificacoes', name: 'verifications', Icon: IconId, needs: listIdentityRequests },
  { path: '/documentos', name: 'documents', Icon: IconFileCheck, needs: listDocuments },
  { path: '/titulares', name: 'dataRequests', Icon: IconShieldLock, needs: listPersonalDataRequests },
  { path: '/suspeitas', name: 'suspicions', Icon: IconEyeExclamation, needs: listReviews },
  { path: '/faltas', name: 'strikes', Icon: IconFlagX, needs: listAllStrikes },
  { path: '/impedidos', name: 'blocklist', Icon: IconBan, needs: listListings },
  { path: '/notificacoes', name: 'broadcasts', Icon: IconSpeakerphone, needs: listBroadcasts },
  { path: '/emails-parados', name: 'deadMails', Icon: IconMailOff, needs: listDeadMails },
];
