import type { listProfiles as contract } from '@patio/contract/identity/accounts/list-profiles.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { openProfiles, profileName } from './profile-names.ts';

export const listProfiles =
  (): Handler<typeof contract> =>
  async (_input, { idiom }) => ({
    data: openProfiles.map((codigo) => ({ codigo, descricao: profileName(codigo, idiom) })),
  });
