import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { release, releaseKind } from './release.ts';

/** `ate` is the last day of the release in São Paulo, yyyy-mm-dd. The same one requested twice within seconds is one. */
export const grantRelease = defineRoute({
  name: 'grant-release',
  method: 'POST',
  path: '/admin/accounts/:id/releases',
  access: 'staff',
  roles: ['sales'],
  tag: 'releases',
  summary: 'Grants an account more than its allowance, or less, until a day',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    tipo: releaseKind,
    extra: z.number('release-extra').int('release-extra'),
    ate: z.iso.date('release-until'),
    motivo: requiredLine(500, 'release-reason').min(5, 'release-reason'),
  }),
  success: { status: 201, schema: z.object({ data: release }) },
  errors: ['user-not-found'],
});
