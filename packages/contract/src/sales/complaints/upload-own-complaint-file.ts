import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { COMPLAINT_UPLOAD_BYTES, complaintFile, uploadedComplaintFile } from './complaint.ts';

/** Stores a file that the buyer sends with a complaint or a reply; without one it is deleted after a day. */
export const uploadOwnComplaintFile = defineRoute({
  name: 'upload-own-complaint-file',
  method: 'POST',
  path: '/usrio/compras/:id/reclamacoes/arquivos',
  access: 'user',
  tag: 'complaints',
  summary: 'Uploads a file for a complaint',
  params: codeParams,
  query: commonQuery,
  bodyBytes: COMPLAINT_UPLOAD_BYTES,
  body: uploadedComplaintFile,
  success: { status: 201, schema: z.object({ data: complaintFile }) },
  errors: [
    'purchase-not-found',
    'complaint-early',
    'complaint-cancelled',
    'purchase-document-unsafe',
    'purchase-scanner-away',
  ],
});
