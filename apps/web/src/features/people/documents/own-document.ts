import type { listOwnDocuments } from '@patio/contract/people/documents/list-own-documents.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';

/** A document that the team asked the signed-in user for. */
export type OwnDocument = Reply<typeof listOwnDocuments>['data'][number];
