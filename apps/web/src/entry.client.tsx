import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { LISTENING } from './platform/forms/hold-taps.ts';
import { HOUSE_META, registerHouse } from './platform/house/house.ts';
import { readHouse } from './platform/house/read-house.ts';
import { lateTexts, wantedTexts } from './platform/i18n/late-texts.ts';
import { loadBeforehand } from './platform/screen/beforehand.ts';
import { registerTexts } from './platform/i18n/texts.ts';
import { en } from './texts/en.ts';
import { ptbr } from './texts/ptbr.ts';

async function start(): Promise<void> {
  registerHouse(readHouse(document.querySelector(`meta[name=${HOUSE_META}]`)?.getAttribute('content')));
  const english = document.documentElement.lang === 'en';
  const { words, awaited } = lateTexts(english ? en : ptbr);
  registerTexts(english ? 'EN' : 'PTBR', words, awaited);
  await loadBeforehand(new URL(location.href));
  await wantedTexts();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
    window.dispatchEvent(new Event(LISTENING));
  });
}

void start();
