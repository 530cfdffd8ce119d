import type { listPersonalDataRequests as contract } from '@patio/contract/people/personal-data/list-personal-data-requests.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { presentForStaff } from '../personal-data.present.ts';
import { openRequests } from './requests.store.ts';

export const listPersonalDataRequests =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { now }) => ({
    data: (await openRequests(database)).map((row) => presentForStaff(row, now)),
  });
