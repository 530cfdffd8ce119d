import type { Config } from '../../config/config.ts';
import type { Environment } from '../../config/environment.ts';
import { openDatabase, type Queries } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const store = statement({
  name: 'site.keep-address',
  text: `insert into site_address (public_url) values ($1)
         on conflict (only_one) do update set public_url = excluded.public_url where site_address.public_url <> excluded.public_url`,
});

const find = statement({ name: 'site.address', text: 'select public_url from site_address' });

/** Stores the URL under which the site was started, for commands beside it. */
export async function storeSiteAddress({ database: { url }, publicUrl }: Config): Promise<void> {
  const database = openDatabase({ url: url ?? '', max: 1, applicationName: 'patio-address' });
  try {
    await database.run(store, [publicUrl]);
  } finally {
    await database.close();
  }
}

/**
 * For commands beside the server, whose mails link to the same site: without its own PUBLIC_URL a command uses the URL under which the site
 * was started, rather than one of this machine.
 */
export async function atSiteAddress(config: Config, env: Environment, queries: Queries): Promise<Config> {
  if ((env['PUBLIC_URL'] ?? '') !== '') return config;
  const row = await queries.row(find);
  return row === undefined ? config : { ...config, publicUrl: row.public_url };
}
