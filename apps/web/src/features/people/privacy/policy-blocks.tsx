import { buttonLook } from '@patio/ui/button.tsx';
import { ScrollArea } from '@patio/ui/scroll-area.tsx';
import { Link, useParams } from 'react-router';
import { setAsking } from '../../../platform/consent/consent-store.ts';
import { house } from '../../../platform/house/house.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { useRoot } from '../../../platform/shell/use-frame.ts';
import type { Block, PolicyText } from './policy-text.ts';

interface Props {
  readonly blocks: readonly Block[];
  readonly policy: PolicyText;
}

/** The blocks of a section, one below the other. */
export function PolicyBlocks({ blocks, policy }: Props) {
  return (
    <>
      {blocks.map((block, place) => (
        // The texts never change order, and only their position distinguishes two of them.
        <PolicyBlock key={place} block={block} policy={policy} />
      ))}
    </>
  );
}

function PolicyBlock({ block, policy }: { block: Block; policy: PolicyText }) {
  switch (block.kind) {
    case 'text':
      return <p className="mt-3 text-ink-2">{block.text}</p>;
    case 'heading':
      return <h3 className="mt-5 font-semibold">{block.text}</h3>;
    case 'list':
      return (
        <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-2">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'words':
      return (
        <dl className="mt-3 space-y-2">
          {block.words.map(([word, meaning]) => (
            <div key={word}>
              <dt className="inline font-semibold">{word}: </dt>
              <dd className="inline text-ink-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      );
    case 'cookies':
      return <RetentionTable policy={policy} />;
    case 'preferences':
      return <Preferences label={policy.words.changeChoice} />;
    case 'contact':
      return <ContactLines portal={policy.words.portal} />;
    case 'landing':
      return <LandingLink label={policy.words.landing} />;
  }
}

const CELL = 'px-3 py-2 wrap-anywhere sm:border sm:border-line';

/** What the site stores in the browser; on a phone as a stacked list with the column names. */
function RetentionTable({ policy: { retained, words } }: { policy: PolicyText }) {
  return (
    <div className="mt-5">
      <ScrollArea label={words.retentionTable}>
        <table className="w-full border-collapse text-left text-sm leading-5 sm:min-w-[640px]">
          <caption className="pb-2 text-left text-base font-semibold">{words.retentionTable}</caption>
          <thead className="bg-sunken max-sm:hidden">
            <tr>
              {words.columns.map((column) => (
                <th key={column} scope="col" className="border border-line px-3 py-2">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {retained.map(({ name, kind, purpose, duration }) => (
              <tr key={name} className="align-top max-sm:mb-3 max-sm:grid max-sm:border max-sm:border-line">
                <th scope="row" className={`${CELL} font-semibold max-sm:bg-sunken`}>
                  {name}
                </th>
                {[words.kinds[kind], purpose, duration].map((text, at) => (
                  <td key={at} className={`${CELL} text-ink-2`}>
                    <span className="text-ink-3 sm:hidden">{words.columns[at + 1]}: </span>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  );
}

/** Shown once the page is interactive: without scripts nothing that needs consent is ever stored. */
function Preferences({ label }: { label: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => setAsking(true)}
      className={`${buttonLook('quiet')} no-print invisible mt-4 [html[data-ready]_&]:visible`}
    >
      {label}
    </button>
  );
}

function ContactLines({ portal }: { portal: string }) {
  const { privacyUrl, dpo, email } = house();
  const link = useLink();
  const address = dpo?.email ?? email;
  return (
    <ul className="mt-3">
      <li>
        {privacyUrl === null ? (
          <Link to={link('/perfil/dados')} className={CONTACT}>
            {portal}
          </Link>
        ) : (
          <a href={privacyUrl} rel="noopener" className={CONTACT}>
            {portal}
          </a>
        )}
      </li>
      <li>
        <a href={`mailto:${address}`} className={CONTACT}>
          {address}
        </a>
      </li>
    </ul>
  );
}

const CONTACT = 'inline-flex min-h-11 items-center font-medium text-accent underline';

/** The address pattern of the partner's page, linked to /{partner}, or to the root without one (PRIV-03). */
function LandingLink({ label }: { label: string }) {
  const { partner } = useParams();
  const origin = useRoot()?.origin ?? '';
  const path = `/${partner ?? ''}`;
  return (
    <p className="mt-3 text-ink-2">
      {label}:{' '}
      <Link to={path} className="font-medium break-all text-accent underline">
        {origin + path}
      </Link>
    </p>
  );
}
