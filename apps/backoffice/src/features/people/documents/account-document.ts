import type { listDocuments } from '@patio/contract/people/documents/list-documents.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';

/** A document that staff asked an account for. */
export type AccountDocument = Reply<typeof listDocuments>['data'][number];
