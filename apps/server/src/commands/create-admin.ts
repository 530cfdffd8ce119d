import { parseArgs } from 'node:util';
import { errorText } from '@patio/contract/errors/catalogue.ts';
import { shownText } from '@patio/domain/texts/human-text.ts';
import { isEmail, normalizeEmail } from '@patio/domain/validation/email.ts';
import { ConfigError } from '../config/config-error.ts';
import type { Config } from '../config/config.ts';
import { readEnvironment } from '../config/environment.ts';
import { loadConfig } from '../config/load-config.ts';
import { inviteAdministrator } from '../features/identity/invitations/public.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { openDatabase } from '../platform/db/database.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { atSiteAddress } from '../supervisor/checks/site-address.ts';
import { useDatabase } from '../supervisor/database.ts';
import { migrateDatabase } from '../supervisor/prepare-database.ts';
import { StartError } from '../supervisor/start-error.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

const USAGE = `npm run create-admin -- --email E-MAIL --name NOME
    convida a primeira conta de administração do painel; o mesmo e-mail outra vez recebe outro link
    --another   também quando já há uma conta de administração`;

const EXISTS =
  'Já há uma conta de administração: convide pela tela Equipe do painel, ou repita com --another se ninguém consegue entrar.';

interface Given {
  readonly email: string;
  readonly name: string;
  readonly another: boolean;
}

/** What was typed; null: it cannot be obeyed. */
function given(typed: readonly string[]): Given | null {
  try {
    const { values } = parseArgs({
      args: [...typed],
      options: { email: { type: 'string' }, name: { type: 'string' }, another: { type: 'boolean' } },
    });
    const email = normalizeEmail(values.email ?? '');
    const name = shownText(values.name ?? '', { lines: 'one' }).trim();
    if (!isEmail(email) || name === '' || name.length > 100) return null;
    return { email, name, another: values.another === true };
  } catch {
    return null;
  }
}

/** `npm run create-admin`: exit code 0 if the invitation was written. */
async function main(typed: readonly string[]): Promise<number> {
  const asked = given(typed);
  if (asked === null) {
    complain(USAGE);
    return 1;
  }
  try {
    return await invited(loadConfig(readEnvironment()), asked);
  } catch (error) {
    if (error instanceof ApiError) complain(errorText(error.code, 'PTBR'));
    else if (error instanceof StartError || error instanceof ConfigError) complain(error.message);
    else throw error;
    return 1;
  }
}

async function invited(given: Config, asked: Given): Promise<number> {
  const used = await useDatabase(given, complain);
  try {
    await migrateDatabase(used.url, complain);
    const database = openDatabase({ url: used.url, max: 2, applicationName: 'patio-create-admin' });
    try {
      const config = await atSiteAddress(given, readEnvironment(), database);
      const made = await inviteAdministrator({ config, database }, { ...asked, now: systemClock.now() });
      if (made.kind === 'exists') {
        complain(EXISTS);
        return 1;
      }
      say(config.mail.smtpUrl === null ? byHand(asked, made.link) : byMail(asked));
      return 0;
    } finally {
      await database.close();
    }
  } finally {
    await used.stop();
  }
}

const byMail = ({ email }: Given): string =>
  `Convite para ${email} na fila de e-mails: vale por 72 horas e uma vez. O worker o envia.`;

/** Without a mail server the link goes to the operator's terminal, and nowhere else. */
const byHand = ({ email }: Given, link: string): string =>
  `Nenhum servidor de e-mail (SMTP_URL). Entregue este link a ${email}; vale por 72 horas e uma vez:\n${link}`;

process.exit(await main(process.argv.slice(2)));
