import type { Plugin } from 'vite';
import { cutCode, type Cuts } from './unused/cut-code.ts';
import { reactDomCuts } from './unused/react-dom-cuts.ts';
import { routerCuts } from './unused/router-cuts.ts';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+\.js)$/;
const REACT_DOM = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/** Leaves out of the built pages what of the framework this site never runs (decision 0182). */
export function withoutUnused(): Plugin {
  return {
    name: 'patio-without-unused',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const cuts = cutsOf(id);
      return cuts === undefined ? null : { code: cutCode(code, cuts), map: null };
    },
  };
}

function cutsOf(id: string): Cuts | undefined {
  if (REACT_DOM.test(id)) return reactDomCuts;
  return routerCuts[ROUTER.exec(id)?.[1]?.replaceAll('\\', '/') ?? ''];
}
