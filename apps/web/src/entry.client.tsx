import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { HOUSE_META, registerHouse } from './platform/house.ts';
import { readHouse } from './platform/read-house.ts';
import { registerTexts } from './platform/i18n/texts.ts';

async function start(): Promise<void> {
  registerHouse(readHouse(document.querySelector(`meta[name=${HOUSE_META}]`)?.getAttribute('content')));
  const english = document.documentElement.lang === 'en';
  if (english) registerTexts('EN', (await import('./texts/en.ts')).en);
  else registerTexts('PTBR', (await import('./texts/ptbr.ts')).ptbr);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

void start();
