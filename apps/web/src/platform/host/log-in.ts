import { mayHaveHost } from './may-have-host.ts';

let isAsked = false;

async function askHost() {
  const { loginByHost } = await import('./login-by-host.ts');
  return loginByHost();
}

// A fresh load, so that nothing on the page still belongs to the visitor of before.
const showAnew = () => window.location.reload();

/**
 * Lets the app log in, and then shows this page anew, or does what the page wants instead; where the app cannot,
 * `byPage` shows our own login. A person who asks again while the app stays silent gets our own as well.
 */
export async function logIn(byPage: () => void, onLoggedIn = showAnew): Promise<void> {
  if (isAsked || !mayHaveHost()) return byPage();
  isAsked = true;
  const outcome = await askHost().catch(() => 'none' as const);
  isAsked = false;
  if (outcome === 'none') byPage();
  else if (outcome === 'loggedIn') onLoggedIn();
}
