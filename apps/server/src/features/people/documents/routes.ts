import { askDocument as askCall } from '@patio/contract/people/documents/ask-document.ts';
import { decideDocument as decideCall } from '@patio/contract/people/documents/decide-document.ts';
import { listDocuments as listCall } from '@patio/contract/people/documents/list-documents.ts';
import { listOwnDocuments as ownCall } from '@patio/contract/people/documents/list-own-documents.ts';
import { readDocument as readCall } from '@patio/contract/people/documents/read-document.ts';
import { removeDocument as removeCall } from '@patio/contract/people/documents/remove-document.ts';
import { sendDocument as sendCall } from '@patio/contract/people/documents/send-document.ts';
import { withdrawDocument as withdrawCall } from '@patio/contract/people/documents/withdraw-document.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { askDocument } from './ask-document.ts';
import { decideDocument } from './decide-document.ts';
import { listDocuments } from './list-documents.ts';
import { listOwnDocuments } from './list-own-documents.ts';
import { readDocument } from './read-document.ts';
import { removeDocument } from './remove-document.ts';
import { sendDocument } from './send-document.ts';
import { withdrawDocument } from './withdraw-document.ts';

export function documentRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const storage = openStorage(deps.config);
  serve(app, askCall)(askDocument(deps));
  serve(app, listCall)(listDocuments(deps));
  serve(app, readCall)(readDocument(deps, storage));
  serve(app, decideCall)(decideDocument(deps));
  serve(app, withdrawCall)(withdrawDocument(deps));
  serve(app, ownCall)(listOwnDocuments(deps));
  serve(app, sendCall)(sendDocument(deps, storage));
  serve(app, removeCall)(removeDocument(deps));
}
