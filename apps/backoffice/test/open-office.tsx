import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { OfficeApp } from '../src/office-app.tsx';
import { OFFICE_BASE, officeRoutes } from '../src/office-routes.tsx';
import { showIdiom, type Idiom } from '../src/platform/i18n/idiom-store.ts';
import { world } from './world.ts';

interface Opening {
  /** Of the new user who opens it; null: the one who is signed in already, if any. */
  readonly role?: StaffRole | null;
  readonly idiom?: Idiom;
}

interface Opened {
  readonly tree: Root;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

let opened: Opened | null = null;

/**
 * Opens an address below `/painel` in this browser, for a new user of a role (sales), on the API of the product. Pages load by themselves:
 * wait for what they show.
 */
export async function openOffice(
  address: string,
  { role = 'sales', idiom = 'PTBR' }: Opening = {},
): Promise<void> {
  closeOffice();
  if (role !== null) await world.signedIn(role);
  showIdiom(idiom);
  history.replaceState(null, '', `${OFFICE_BASE}${address}`);
  const router = createBrowserRouter(officeRoutes, { basename: OFFICE_BASE });
  const tree = createRoot(document.body.appendChild(document.createElement('div')));
  opened = { tree, router };
  tree.render(<OfficeApp router={router} nonce="" />);
}

/** Takes the screen away, as closing its tab would. */
export function closeOffice(): void {
  opened?.tree.unmount();
  opened?.router.dispose();
  opened = null;
  document.body.replaceChildren();
}

/** The address that the browser shows, below `/painel`. */
export function currentAddress(): string {
  return `${location.pathname}${location.search}`.replace(OFFICE_BASE, '');
}
