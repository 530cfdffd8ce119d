import type { getExportSchema as contract } from '@patio/contract/people/personal-data/get-export-schema.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { WrittenJson } from '../../../../platform/http/bodies/written-json.ts';
import { exportSchema } from './export-schema.ts';
import { schemaAddress } from './schema-address.ts';

export const getExportSchema =
  ({ config }: ServerDeps): Handler<typeof contract> =>
  async () =>
    new WrittenJson(JSON.stringify(exportSchema(schemaAddress(config.publicUrl))));
