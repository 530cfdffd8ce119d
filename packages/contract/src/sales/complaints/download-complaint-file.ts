import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { complaintFileParams } from './complaint.ts';

/** A file of a complaint, as a download; a store reaches those about its own sales. Recorded. */
export const downloadComplaintFile = defineRoute({
  name: 'download-complaint-file',
  method: 'GET',
  path: '/admin/complaint-files/:guid',
  access: 'staff',
  roles: ['sales', 'support', 'finance'],
  partners: true,
  tag: 'complaints',
  summary: 'A file of a complaint',
  params: complaintFileParams,
  query: commonQuery,
  success: { status: 200, content: 'binary' },
  errors: ['complaint-file-missing'],
});
