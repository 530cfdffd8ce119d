/** How many random sequences a run plays: a share in every test run, all of them in `npm run prove`. */
export const MODEL_SEQUENCES = Number(process.env['PATIO_MODEL_SEQUENCES'] ?? '20000');
