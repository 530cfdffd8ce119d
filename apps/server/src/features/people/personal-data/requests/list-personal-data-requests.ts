import type { listPersonalDataRequests as contract } from '@patio/contract/people/personal-data/list-personal-data-requests.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readList } from '../../../../platform/lists/public.ts';
import { presentForStaff } from '../personal-data.present.ts';
import { REQUESTS } from './requests.store.ts';

export const listPersonalDataRequests =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { now }) => {
    const { rows, ...page } = await readList(database, REQUESTS, { situacao: 'aberto', ...query });
    return { data: rows.map((row) => presentForStaff(row, now)), ...page };
  };
