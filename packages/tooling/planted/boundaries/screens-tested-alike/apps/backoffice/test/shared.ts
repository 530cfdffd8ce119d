export type { Row } from '../../web/src/row.ts';
