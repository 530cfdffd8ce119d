import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import type { IconHome } from '@tabler/icons-react';
import type { Texts } from '../../../texts/ptbr.ts';

export interface Page {
  readonly path: string;
  readonly name: keyof Texts['pages'];
  readonly Icon: typeof IconHome;
  /** The call that the page needs: users who may make it may open the page. Null: everyone in the back office. */
  readonly needs: RouteDefinition | null;
}
