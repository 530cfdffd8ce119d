export type { Row } from '../../server/src/row.ts';
