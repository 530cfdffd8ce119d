import type { listPersonalDataRequests } from '@patio/contract/people/personal-data/list-personal-data-requests.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';

/** A request about personal data as staff read it. */
export type DataRequest = Reply<typeof listPersonalDataRequests>['data'][number];

/** Copies and deletions are made by the program. */
export function waitsForStaff({ tipo, situacao }: DataRequest): boolean {
  return tipo === 'correcao' && situacao === 'aberto';
}
