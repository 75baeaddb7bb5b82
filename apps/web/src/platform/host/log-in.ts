import { mayHaveHost } from './may-have-host.ts';

let isAsked = false;

async function askHost() {
  const { loginByHost } = await import('./login-by-host.ts');
  return loginByHost();
}

// Reload, so that no visitor state stays on the page.
const showAnew = () => window.location.reload();

/**
 * Asks the app to log in, then reloads the page or calls `onLoggedIn`; if the app cannot, `byPage` shows our
 * own login. A second request while the app is silent also shows our own.
 */
export async function logIn(byPage: () => void, onLoggedIn = showAnew): Promise<void> {
  if (isAsked || !mayHaveHost()) return byPage();
  isAsked = true;
  const outcome = await askHost().catch(() => 'none' as const);
  isAsked = false;
  if (outcome === 'none') byPage();
  else if (outcome === 'loggedIn') onLoggedIn();
}
