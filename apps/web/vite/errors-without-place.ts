import type { Plugin } from 'vite';

const REACT = /\/react-dom-client\.production\.js$/;
const MADE_WHILE_LOADED = /^( *(?:var )?\w+ = )Error\((formatProdErrorMessage\(\d+\))\)(?=[,;]$)/gm;

/**
 * React makes five errors while it is loaded, to throw them later as signs to itself. Whoever watches the page, as
 * Lighthouse does, has Chromium write down where an error was made; for that it reads the one function that holds the
 * whole of React a second time: 65 ms on a slow phone, before anything is alive. Made so they have no place.
 */
export function errorsWithoutPlace(): Plugin {
  return {
    name: 'errors-without-place',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: REACT },
      handler(code) {
        const made = code.replace(
          MADE_WHILE_LOADED,
          '$1Object.create(Error.prototype, { message: { value: $2 } })',
        );
        if (made === code)
          this.error('React no longer makes errors while it is loaded: this plugin has had its day');
        return { code: made, map: null };
      },
    },
  };
}
