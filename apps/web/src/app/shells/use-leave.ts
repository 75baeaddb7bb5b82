import { useRouter } from '@tanstack/react-router';
import { closePage } from '../../platform/host/close-page.ts';

/** The ways out of a page: one page back, or out of the web view; where neither is there, home. */
export function useLeave() {
  const { history, navigate } = useRouter();
  const close = () => void closePage(() => void navigate({ to: '/' }));
  const back = () => (history.canGoBack() ? history.back() : close());
  return { back, close };
}
