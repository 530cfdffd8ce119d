import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { COMPLAINT_UPLOAD_BYTES, complaintFile, uploadedComplaintFile } from './complaint.ts';

/** Stores a file that is sent with the next step; without one it is deleted after a day. */
export const uploadComplaintFile = defineRoute({
  name: 'upload-complaint-file',
  method: 'POST',
  path: '/admin/complaints/:id/files',
  access: 'staff',
  roles: ['sales', 'support', 'finance'],
  partners: true,
  unaudited: 'nobody sees the file until the step that it belongs to is taken, which is audited',
  tag: 'complaints',
  summary: 'Uploads a file for an answer to a complaint',
  params: codeParams,
  query: commonQuery,
  bodyBytes: COMPLAINT_UPLOAD_BYTES,
  body: uploadedComplaintFile,
  success: { status: 201, schema: z.object({ data: complaintFile }) },
  errors: ['complaint-not-found', 'complaint-not-now', 'purchase-document-unsafe', 'purchase-scanner-away'],
});
