import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { complaintFileParams } from './complaint.ts';

/** A file of a complaint of the signed-in buyer, as a download. */
export const downloadOwnComplaintFile = defineRoute({
  name: 'download-own-complaint-file',
  method: 'GET',
  path: '/usrio/reclamacoes/arquivos/:guid',
  access: 'user',
  tag: 'complaints',
  summary: 'A file of a complaint of the signed-in buyer',
  params: complaintFileParams,
  query: commonQuery,
  success: { status: 200, content: 'binary' },
  errors: ['complaint-file-missing'],
});
