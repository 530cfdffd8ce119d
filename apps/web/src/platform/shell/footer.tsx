import type { Category } from '@patio/contract/catalogue/catalogue/list-categories.ts';
import { Icon } from '@patio/ui/icon.tsx';
import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';
import { formatPhone } from '@patio/domain/validation/shown-phone.ts';
import { whatsAppAddress } from '../i18n/phones.ts';
import { setAsking } from '../consent/consent-store.ts';
import { house } from '../house/house.ts';
import { useTerm } from '../i18n/terms.ts';
import { useTexts } from '../i18n/texts.ts';
import { useLink } from '../partner/use-link.ts';
import { UnbrokenCep } from '../i18n/unbroken-cep.tsx';
import { AccessMark } from './access-mark.tsx';

const SHOWN_CATEGORIES = 7;
const LINK = 'footer-link';

/** Categories in reverse, contacts, texts (FOOT-01 to FOOT-09). */
export function Footer({ categories }: { categories: readonly Category[] }) {
  const { shell } = useTexts();
  const term = useTerm();
  const link = useLink();
  const { auctioneer, dpo } = house();
  const reversed = categories.slice(0, SHOWN_CATEGORIES).toReversed();
  return (
    <footer className="mt-12 border-t border-line bg-surface text-sm">
      <div className="mx-auto grid max-w-[1444px] lg:max-w-[1214px] xl:max-w-[1476px] gap-8 px-4 py-10 sm:grid-cols-2 lg:grid-cols-4">
        <Column title={shell.categories}>
          {reversed.map(({ codigo, name }) => (
            <Link key={codigo} to={link(`/home/${codigo}`)} className={LINK}>
              {term(name)}
            </Link>
          ))}
          <Link to={link('/home')} className={LINK}>
            {shell.home}
          </Link>
        </Column>
        <Column title={shell.talkToUs}>
          {house().teams.map(({ name, phone }) => (
            <a key={name} href={whatsAppAddress(phone)} rel="noopener" target="_blank" className={LINK}>
              <Icon name="chat" size={16} />
              <span>
                {term(name)} <span className="whitespace-nowrap text-ink-3">{formatPhone(phone)}</span>
              </span>
              <span className="sr-only">
                {shell.talkOnWhatsApp(term(name))}, {shell.newTab}
              </span>
            </a>
          ))}
        </Column>
        <Column title={shell.hours}>
          <p className="flex min-h-9 items-center gap-2 text-ink-2">
            <Icon name="clock" size={16} />
            {shell.hoursText(house().hours)}
          </p>
          <a href={`tel:+55${house().phone}`} className={LINK}>
            <Icon name="phone" size={16} />
            {formatPhone(house().phone)}
          </a>
          <a href={`mailto:${house().email}`} className={LINK}>
            <Icon name="mail" size={16} />
            {house().email}
          </a>
          <p className="flex items-start gap-2 py-2 text-ink-2">
            <Icon name="pin" size={16} className="mt-0.5" />
            <span>
              <UnbrokenCep text={house().office} />
            </span>
          </p>
        </Column>
        <Column title={shell.institutional}>
          <TextLinks />
        </Column>
      </div>
      <div className="border-t border-line px-4 py-5 text-center text-ink-3">
        <p>
          {house().legalName} · CNPJ {house().document}
        </p>
        {auctioneer === null ? null : <p>{shell.auctioneer(auctioneer)}</p>}
        {dpo === null ? null : (
          <p>
            {shell.dpo}: {dpo.name}, {dpo.email}
          </p>
        )}
        <Link to={link('/acessibilidade')} className={`${LINK} mt-1 justify-center text-left`}>
          <AccessMark />
          <span>{shell.accessibility}</span>
        </Link>
      </div>
    </footer>
  );
}

function TextLinks() {
  const { shell } = useTexts();
  const link = useLink();
  const texts = [
    ['vix', shell.textAbout],
    ['lojista', shell.textLojista],
    ['empresa', shell.textEmpresa],
    ['colaborador', shell.textColaborador],
    ['pessoa', shell.textPessoa],
    ['termos', shell.textTerms],
  ] as const;
  const policies = [
    ['politica-privacidade', shell.privacyPolicy],
    ['politica-privacidade-parceiro', shell.privacyPolicyPartner],
  ] as const;
  const { whatsapp, logisticsUrl, careersUrl, privacyUrl } = house();
  // A house without its own sites is contacted by message, and about personal data on the product's page.
  const sites = [
    [logisticsUrl ?? whatsAppAddress(whatsapp, shell.logisticsAsk), shell.logistics],
    [careersUrl ?? whatsAppAddress(whatsapp, shell.careersAsk), shell.careers],
    [privacyUrl, shell.privacy],
  ] as const;
  return (
    <>
      {texts.map(([key, name]) => (
        <Link key={key} to={link(`/texto/${key}`)} className={LINK}>
          {name}
        </Link>
      ))}
      {policies.map(([path, name]) => (
        <Link key={path} to={link(`/${path}`)} className={LINK}>
          {name}
        </Link>
      ))}
      <Link
        to={link('/politica-privacidade#cookies')}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
        className={LINK}
      >
        {shell.cookiePreferences}
      </Link>
      {sites.map(([address, name]) =>
        address === null ? (
          <Link key={name} to={link('/perfil/dados')} className={LINK}>
            {name}
          </Link>
        ) : (
          <a key={name} href={address} rel="noopener" target="_blank" className={LINK}>
            {name}
            <span className="sr-only">, {shell.newTab}</span>
          </a>
        ),
      )}
    </>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-base font-semibold">{title}</h2>
      <div className="flex flex-col items-start">{children}</div>
    </section>
  );
}
