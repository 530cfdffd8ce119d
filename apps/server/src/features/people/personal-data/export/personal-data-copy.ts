import { z } from 'zod';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const record = z.record(z.string(), value);

/** The copy of a user's data: each kind of record under its name, with the fields that `export-schema.ts` describes. */
export const personalDataCopy = z.object({
  versao: z.literal(1),
  /** Where the schema of this document is. */
  esquema: z.string(),
  protocolo: z.string(),
  /** ISO 8601 in UTC. */
  geradoEm: z.string(),
  dados: z.record(z.string(), z.array(record)),
});

export type PersonalDataCopy = z.output<typeof personalDataCopy>;
export type ExportRecord = z.output<typeof record>;
export type ExportValue = z.output<typeof value>;
