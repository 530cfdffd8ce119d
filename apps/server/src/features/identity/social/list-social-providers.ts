import type {
  listSocialProviders as contract,
  SocialAccess,
} from '@patio/contract/identity/social/list-social-providers.ts';
import type { Config } from '../../../config/config.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { socialSettings } from './social-providers.ts';

export const listSocialProviders = (
  config: Pick<Config, 'identity' | 'internal'>,
): Handler<typeof contract> => {
  const { google, facebook } = socialSettings(config);
  const data: SocialAccess[] = [];
  if (google !== null) {
    const { authUrl: endereco, clientId: cliente } = google;
    data.push({ provedor: 'google', endereco, cliente, perfil: null });
  }
  if (facebook !== null) {
    const { authUrl: endereco, appId: cliente, graphUrl } = facebook;
    // The browser sees only the public URL of the demo's own provider.
    const graph = config.identity.facebook === null ? `${endereco}/graph` : graphUrl;
    data.push({ provedor: 'facebook', endereco, cliente, perfil: `${graph}/me?fields=id,name,email` });
  }
  return async () => ({ data });
};
