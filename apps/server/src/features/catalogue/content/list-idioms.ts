import type { listIdioms as contract } from '@patio/contract/catalogue/content/list-idioms.ts';
import type { Handler } from '../../../platform/http/serve.ts';

/** API-29. */
export const listIdioms = (): Handler<typeof contract> => async () => [
  { sigla: 'PTBR', descricao: 'Português', svg: '/media/icons/ptbr.svg' },
  { sigla: 'EN', descricao: 'English', svg: '/media/icons/en.svg' },
];
