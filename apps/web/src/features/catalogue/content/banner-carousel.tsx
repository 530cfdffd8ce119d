import type { Banner } from '@patio/contract/catalogue/content/list-banners.ts';
import { buttonLook } from '@patio/ui/button.tsx';
import { Picture } from '@patio/ui/picture.tsx';
import { useEffect, useState } from 'react';
import { Link } from '../../../platform/navigation/link.tsx';
import { useSwipe } from '../../../platform/gestures/use-swipe.ts';
import { wrapIndex } from '../../../platform/gestures/wrap-index.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { writtenAddress } from '../../../platform/partner/written-address.ts';
import { BannerControls } from './banner-controls.tsx';
import { bannerPosition } from './banner-position.ts';

const INTERVAL_MS = 10_000;

/** The banners of home: they advance every ten seconds and wrap; any interaction restarts the timer (BANR-01 to BANR-12). */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const { home } = useTexts();
  const [{ index, touched, turned }, setSlide] = useState({ index: 0, touched: 0, turned: false });
  const [paused, setPaused] = useState(false);
  const count = banners.length;
  const go = (next: number): void =>
    setSlide((now) => ({ index: wrapIndex(next, count), touched: now.touched + 1, turned: true }));
  const swipe = useSwipe(
    () => go(index + 1),
    () => go(index - 1),
  );
  useEffect(() => {
    if (count < 2 || paused) return undefined;
    const timer = setInterval(
      () => setSlide((now) => ({ ...now, index: wrapIndex(now.index + 1, count), turned: true })),
      INTERVAL_MS,
    );
    return () => clearInterval(timer);
  }, [count, paused, touched]);
  const banner = banners[wrapIndex(index, count)];
  if (banner === undefined) return null;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={home.banners}
      {...swipe}
      className="relative h-[162pt] overflow-hidden bg-night sm:h-[300px] lg:h-[280px] lg:rounded-card"
    >
      <Slide key={banner.guid} banner={banner} label={home.slide(index + 1, count)} first={!turned} />
      {count > 1 ? (
        <BannerControls
          count={count}
          index={index}
          go={go}
          paused={paused}
          onPause={() => setPaused(!paused)}
        />
      ) : null}
    </section>
  );
}

/** One banner. The one that the page came with does not fade in: it is the largest picture of the page, and a page is as fast as that is there. */
function Slide({ banner, label, first }: { banner: Banner; label: string; first: boolean }) {
  const { shell } = useTexts();
  const link = useLink();
  const { frame, text, shade } = bannerPosition(banner.posicaoImagem);
  const picture = (
    <Picture
      address={`/media/${banner.guid}`}
      alt=""
      width={1600}
      height={500}
      sizes="(min-width: 1280px) 1444px, 100vw"
      priority={first ? 'high' : 'eager'}
      className="absolute inset-0 h-full w-full object-cover"
    />
  );
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      className={`absolute inset-0 ${first ? '' : 'animate-fade'}`}
    >
      {banner.linkImagem ? (
        <a
          href={writtenAddress(banner.linkImagem, link)}
          target="_blank"
          rel="noopener"
          className="absolute inset-0"
        >
          {picture}
          <span className="sr-only">
            {banner.titulo}, {shell.newTab}
          </span>
        </a>
      ) : (
        picture
      )}
      <div
        className={`pointer-events-none absolute inset-0 flex p-4 pb-11 sm:px-16 sm:py-8 ${frame} ${shade}`}
      >
        <div className={`max-w-[26rem] text-white sm:max-w-[min(26rem,42%)] ${text}`}>
          <h2 className="text-xl leading-tight font-bold [text-shadow:0_1px_3px_rgb(0_0_0/.55)] sm:text-3xl">
            {banner.titulo}
          </h2>
          <p className="mt-1 line-clamp-2 text-sm [text-shadow:0_1px_3px_rgb(0_0_0/.55)] sm:text-base">
            {banner.descricao}
          </p>
          <BannerButtons banner={banner} />
        </div>
      </div>
    </div>
  );
}

function BannerButtons({ banner }: { banner: Banner }) {
  const { home } = useTexts();
  const link = useLink();
  const { botaoComprar, botaoLance, botaoOutro, codigoOferta } = banner;
  const other = botaoOutro === 'S' && banner.linkBotaoOutro ? banner.linkBotaoOutro : null;
  if (botaoComprar !== 'S' && botaoLance !== 'S' && other === null) return null;
  const look = `${buttonLook('plain', 'small')} pointer-events-auto bg-white text-night hover:bg-white/85`;
  return (
    <div className="mt-3 inline-flex flex-wrap gap-2">
      {botaoComprar === 'S' && codigoOferta !== null ? (
        <Link to={link(`/oferta/${codigoOferta}`)} className={look}>
          {home.bannerBuy}
        </Link>
      ) : null}
      {botaoLance === 'S' && codigoOferta !== null ? (
        <Link to={link(`/oferta/${codigoOferta}?view=leilao`)} className={look}>
          {home.bannerBid}
        </Link>
      ) : null}
      {other === null ? null : (
        <a href={writtenAddress(other, link)} className={look}>
          {banner.textoBotaoOutro}
        </a>
      )}
    </div>
  );
}
