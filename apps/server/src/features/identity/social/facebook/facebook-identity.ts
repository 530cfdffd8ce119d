import { isEmail, normalizeEmail } from '@patio/domain/validation/email.ts';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Identity } from '../../../../config/config.ts';
import { readGraph, type GraphReply } from './read-graph.ts';
import type { SocialIdentityProvider, SocialProof, Verification } from '../social-identity-provider.ts';

type Settings = NonNullable<Identity['facebook']>;

const number = z.union([z.string().max(255), z.number().int().transform(String)]);

const inspected = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: number.optional(),
    user_id: number.optional(),
    type: z.string().optional(),
    /** Epoch seconds; 0: it does not expire. */
    expires_at: z.number().optional(),
  }),
});

const owner = z.object({ id: number, email: z.string().max(320).optional() });

/**
 * Facebook: the access token is opaque, so Facebook is asked for which user and application it was issued (`debug_token`), and who that is
 * (`/me`). Facebook does not say whether an e-mail is verified, so none counts as verified.
 */
export function facebookIdentity(settings: Settings, timeoutMs: number): SocialIdentityProvider {
  return {
    async verify(proof, now): Promise<Verification> {
      const patience = AbortSignal.timeout(timeoutMs);
      const inspection = await readGraph(inspectionOf(settings, proof), inspected, patience);
      if (inspection.kind !== 'answer') return inspection;
      if (!isMeant(inspection.body.data, settings, proof, now)) return { kind: 'refused' };
      const me: GraphReply<z.output<typeof owner>> = await readGraph(
        ownerOf(settings, proof),
        owner,
        patience,
      );
      if (me.kind !== 'answer') return me;
      if (me.body.id !== proof.idSocial) return { kind: 'refused' };
      const email = normalizeEmail(me.body.email ?? '');
      return {
        kind: 'proven',
        identity: {
          provider: 'facebook',
          subject: me.body.id,
          email: isEmail(email) ? email : null,
          emailVerified: false,
          hostsMailbox: false,
          // Facebook may issue the same token again.
          once: null,
        },
      };
    },
  };
}

function isMeant(
  data: z.output<typeof inspected>['data'],
  { appId }: Settings,
  { idSocial }: SocialProof,
  now: number,
): boolean {
  const forUs = data.is_valid && data.app_id === appId && data.user_id === idSocial;
  const ofPerson = data.type === undefined || data.type === 'USER';
  const lapses = data.expires_at ?? 0;
  return forUs && ofPerson && (lapses === 0 || lapses * 1000 > now);
}

function inspectionOf({ graphUrl, appId, appSecret }: Settings, { tokenSocial }: SocialProof): string {
  const query = new URLSearchParams({ input_token: tokenSocial, access_token: `${appId}|${appSecret}` });
  return `${graphUrl}/debug_token?${query.toString()}`;
}

/** Signed with the application's secret, so that a stolen token alone is useless. */
function ownerOf({ graphUrl, appSecret }: Settings, { tokenSocial }: SocialProof): string {
  const query = new URLSearchParams({
    fields: 'id,name,email',
    access_token: tokenSocial,
    appsecret_proof: createHmac('sha256', appSecret).update(tokenSocial).digest('hex'),
  });
  return `${graphUrl}/me?${query.toString()}`;
}
