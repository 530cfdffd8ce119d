import { camelCase, inWords, needPlace } from './names.mjs';
import { insertBefore } from './write-all.mjs';

const MAIL = 'apps/server/src/features/messaging/mail';

/**
 * A kind of mail to the holder of an account, with a sample: it is seen at `/dev/mail` and checked by the tests of every mail.
 *
 * @param {string} root
 * @param {string} group folder of `messages`
 * @param {string} name
 * @returns {import('./make-new.mjs').Made}
 */
export function newMail(root, group, name) {
  needPlace(root, `${MAIL}/messages`, group, 1);
  const func = camelCase(name);
  const file = `${MAIL}/messages/${group}/${name}.ts`;
  return {
    files: { [file]: messageText(group, name, func) },
    edits: {
      [`${MAIL}/messages.ts`]: (text) => registerIn(text, group, name, func),
      [`${MAIL}/samples/account-samples.ts`]: (text) => sampleIn(text, func),
    },
    next: [
      `Write the texts in both languages and the facts they need in ${file}; a mail about an offer is made by offerMail.`,
      `Choose the urgency in ${MAIL}/messages.ts: code, outcome, alert or news (decision 0061).`,
      `Give the sample its facts, beside those of its subject in ${MAIL}/samples.`,
      'Send it where its event happens, in the same transaction: notifyUser of messaging/alerts, or enqueueMail for what is only mailed.',
      'npx vitest run --project server every-mail notified-events messages',
      'npm run check',
    ],
  };
}

/**
 * @param {string} group
 * @param {string} name
 * @param {string} func
 */
function messageText(group, name, func) {
  const frame = group === 'access' ? './account-mail.ts' : '../access/account-mail.ts';
  return `import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '${frame}';

interface Facts extends AccountMailFacts {
  readonly name: string;
}

/** ${inWords(name)}. */
export function ${func}(facts: Facts): MailContent {
  const { name, brand } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: '${inWords(name)}',
      greeting: \`Olá, \${name}.\`,
      paragraphs: [\`Se algo não confere, escreva para \${brand.email}.\`],
    },
    EN: {
      subject: '${inWords(name)}',
      greeting: \`Hello, \${name}.\`,
      paragraphs: [\`If something is not right, write to \${brand.email}.\`],
    },
  });
}
`;
}

/**
 * @param {string} text of messages.ts
 * @param {string} group
 * @param {string} name
 * @param {string} func
 */
function registerIn(text, group, name, func) {
  const listed = insertBefore(text, '} as const;\n', `  ${func}: outcome(${func}),\n`);
  const line = `import { ${func} } from './messages/${group}/${name}.ts';\n`;
  return insertBefore(listed, "import { rankMail } from './mail-content.ts';\n", line);
}

/**
 * @param {string} text of account-samples.ts
 * @param {string} func
 */
function sampleIn(text, func) {
  const sample = `  ${func}: [({ frame, offer }) => messages.${func}({ ...frame, name: offer.name })],\n`;
  return insertBefore(text, '} as const satisfies', sample);
}
