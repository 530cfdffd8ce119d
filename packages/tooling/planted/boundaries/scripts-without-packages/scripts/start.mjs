import pg from 'pg';

export const start = pg;
